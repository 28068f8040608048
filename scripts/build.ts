// npm run build: the browser's code, the Worker and the prerendered pages, under build/. A finished build of the same
// sources is left alone: what wrangler uploads, which asks for a build itself (wrangler.toml), is what was inspected.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const COMMAND = "npm run --silent patch && remix vite:build && node scripts/prerender.ts";
/** Written after a build: what it was made from, and what it is. */
const FINGERPRINTS = "build/fingerprints";
/** What npm has installed. */
const INSTALLED = "node_modules/.package-lock.json";
/** What a build never reads, nor what begins with a dot beside it. */
const NO_SOURCES = ["build", "docs", "node_modules", "tests"];

const read = readdirSync(".").filter((name) => !name.startsWith(".") && !NO_SOURCES.includes(name));
const sources = fingerprint([...read, ...read.flatMap(allIn), INSTALLED]);
if (existsSync(FINGERPRINTS) && readFileSync(FINGERPRINTS, "utf8") === `${sources} ${built()}\n`) {
  console.log("✓ build/ is of these sources already");
} else {
  rmSync(FINGERPRINTS, { force: true });
  // Whatever the shell's is: a development build would work, and be larger, slower and less strict.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(COMMAND, { shell: true, stdio: "inherit", env });
  if (status === 0) writeFileSync(FINGERPRINTS, `${sources} ${built()}\n`);
  process.exitCode = status ?? 1;
}

function built(): string {
  return fingerprint(["build/client", "build/server"].flatMap(allIn));
}

/** What is in a folder, however deep, with names that begin with a dot and where links lead. */
function allIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
}

/** Of the names and contents of files; folders, and what is not there, do not count. */
function fingerprint(paths: string[]): string {
  const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
  const files = [...new Set(paths)].filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile()).sort();
  return sha256(files.map((file) => `${sha256(readFileSync(file))} ${file}\n`).join(""));
}
