import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { VARIABLES } from "../../load-context.ts";
import { printable } from "../printable.ts";
import { environmentsThat, holdsSecretKey, namesSecretKey } from "../wrangler-toml.ts";
import type { Finding } from "./finding.ts";
import { type Environment, wrangler } from "./wrangler.ts";

/** Milliseconds. */
const TIMEOUT = 30_000;
/** Characters. */
export const LONGEST_NAME = 100;

/** The secrets, whether everybody may read each all the same, and what happens without it. */
const secrets: Record<string, { required: boolean; isPublic: boolean; without: string }> = {
  SUPABASE_URL: { required: true, isPublic: true, without: "the form stores nothing" },
  SUPABASE_ANON_KEY: { required: true, isPublic: true, without: "the form stores nothing" },
  SESSION_SECRET: { required: true, isPublic: false, without: "form and sign-in refuse" },
  GOOGLE_CLIENT_ID: { required: false, isPublic: true, without: "sign-in says that it is not set up" },
  GOOGLE_CLIENT_SECRET: { required: false, isPublic: false, without: "sign-in says that it is not set up" },
  ORGANISERS_WEBHOOK_URL: { required: false, isPublic: false, without: "organisers get no daily message" },
};

/** Whether a variable is a secret, and has no place in a file that everybody may read. */
export const isSecret = (name: string) => Object.hasOwn(secrets, name) && !secrets[name]?.isPublic;

/** The secrets that are set neither at Cloudflare nor in the vars of wrangler.toml, and those that have no place there. */
export function secretFindings(env: Environment, vars: object): Finding[] {
  const asked = spawnSync(process.execPath, wrangler(env, "secret", "list", "--format=json"), {
    encoding: "utf8",
    timeout: TIMEOUT,
    // At "debug" its lines would stand before the list.
    env: { ...process.env, WRANGLER_LOG: "log" },
  });
  const isNew = /Worker ".+" .*not found/.test(asked.stderr);
  const present = isNew ? [] : namesIn(asked.stdout);
  if (!present) return [{ state: "unknown", about: "secret", text: `not checked: ${whyNotAsked(asked.stderr)}` }];

  const set = new Set([...present, ...Object.keys(vars)]);
  const environment = env ?? '""';
  const findings = Object.entries(secrets)
    .filter(([name]) => !set.has(name))
    .map(([name, { required, without }]): Finding => {
      const text = `${name} is missing: ${without}. npx wrangler secret put ${name} --env=${environment}`;
      return { state: required ? "open" : "note", about: "secret", text };
    });
  for (const name of present.filter((one) => !VARIABLES.includes(one)).map((one) => printable(one, LONGEST_NAME))) {
    const text = `${name} is nothing that the Worker reads: npx wrangler secret delete ${name} --env=${environment}. If it is Supabase’s secret key, which reads every registration, make a new one`;
    findings.push({ state: "open", about: "secret", text });
  }
  return findings.length > 0 ? findings : [{ state: "fine", about: "secret", text: "all are set" }];
}

/** The names in a list as JSON, unless it is something else. Before or after it, wrangler may speak of a newer wrangler. */
function namesIn(output: string): string[] | undefined {
  try {
    const [list = output] = output.match(/^\[\]$|^\[\n.*?^\]$/ms) ?? [];
    return JSON.parse(list).map(({ name }: { name: string }) => name);
  } catch {
    return undefined;
  }
}

function whyNotAsked(words: string): string {
  if (words.includes("CLOUDFLARE_API_TOKEN")) return "wrangler is not logged in (npx wrangler login)";
  const lines = stripVTControlCharacters(words).split("\n");
  // What wrangler says, and beneath it what Cloudflare said to wrangler.
  const [first, cause] = [/.*\[ERROR\]/, /\[code: \d+\]/].map((mark) => lines.find((line) => mark.test(line)));
  if (!first) return "Cloudflare did not answer with a list";
  return [first.replace(/^.*\[ERROR\]/, ""), cause ?? ""]
    .map((line) => line.trim())
    .join(" ")
    .trim();
}

/** Whether the key that reads every registration stands where everybody reads it. */
export function publicSecrets(): Finding[] {
  const text = "[vars] holds Supabase’s secret key, which reads every registration. Take it out, and make a new one";
  const findings = environmentsThat(holdsSecretKey).map((environment) => `${environment} ${text}`);
  // In a comment, or where it is no variable.
  if (findings.length === 0 && namesSecretKey(readFileSync("wrangler.toml", "utf8")))
    findings.push(
      "wrangler.toml holds Supabase’s secret key, which reads every registration. Take it out, and make a new one",
    );
  return findings.map((text) => ({ state: "open", about: "secret", text }));
}
