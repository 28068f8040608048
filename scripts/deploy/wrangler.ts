import { fileURLToPath } from "node:url";

const WRANGLER = fileURLToPath(new URL("../../node_modules/wrangler/bin/wrangler.js", import.meta.url));

/** An environment of wrangler.toml; undefined is production. */
export type Environment = string | undefined;

/** Wrangler's command line. It would prefer a wrangler.jsonc, and what a redirection in .wrangler leads to. */
export function wrangler(env: Environment, ...words: string[]): string[] {
  return [WRANGLER, ...words, "--config=wrangler.toml", `--env=${env ?? ""}`];
}
