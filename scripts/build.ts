// npm run build: the browser's code, the Worker and the prerendered pages, under build/. A finished build of the same
// sources is left alone: what wrangler uploads, which asks for a build itself (wrangler.toml), is what was inspected.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const COMMAND = "npm run --silent patch && remix vite:build && node scripts/prerender.ts";
/** Written after a build: what it was made from, and what it is. */
const FINGERPRINTS = "build/fingerprints";
/** What npm has installed. */
const INSTALLED = "node_modules/.package-lock.json";
/** Besides folders that begin with a dot: what a build never reads. */
const NO_SOURCES = ["build", "docs", "node_modules", "tests"];

const sources = fingerprint([...sourceFiles(), INSTALLED]);
if (existsSync(FINGERPRINTS) && readFileSync(FINGERPRINTS, "utf8") === `${sources} ${built()}\n`) {
  console.log("✓ build/ is of these sources already");
} else {
  rmSync(FINGERPRINTS, { force: true });
  const { status } = spawnSync(COMMAND, { shell: true, stdio: "inherit" });
  if (status === 0) writeFileSync(FINGERPRINTS, `${sources} ${built()}\n`);
  process.exitCode = status ?? 1;
}

function sourceFiles(): string[] {
  return readdirSync(".", { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    return entry.name.startsWith(".") || NO_SOURCES.includes(entry.name) ? [] : filesIn(entry.name);
  });
}

function built(): string {
  return fingerprint([...filesIn("build/client"), ...filesIn("build/server")]);
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Of the names and contents of files. */
function fingerprint(files: string[]): string {
  const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
  const existing = files.filter(existsSync).sort();
  return sha256(existing.map((file) => `${sha256(readFileSync(file))} ${file}\n`).join(""));
}
