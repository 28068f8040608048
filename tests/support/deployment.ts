import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { qrCodes } from "../../scripts/art/qr-codes.ts";
import { WORKER_BUDGET } from "../../scripts/budgets.ts";

/** A folder that is removed when the test ends. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "deploy-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A built project in a folder of its own, all of it in one commit, with a sample value in its second line, or none. */
export async function project({
  samples = true,
  code = "export default {};" as string | Buffer,
  settings = (wranglerToml: string) => wranglerToml,
} = {}): Promise<string> {
  const folder = await temporaryFolder();
  const files: Record<string, string | Buffer> = {
    "wrangler.toml": settings(await readFile("wrangler.toml", "utf8")),
    "package.json": JSON.stringify({ type: "module", scripts: { build: "echo built already" } }),
    "app/content/sample.ts": await readFile("app/content/sample.ts", "utf8"),
    "app/content/site.ts": samples
      ? `import { sample } from "./sample.ts";\nexport const email = sample("hello@navbindu.example");\n`
      : `export const email = "hello@navbindu.org";`,
    "SECURITY.md": `# Reporting\n\nWrite to hello@navbindu.${samples ? "example" : "org"}.\n`,
    "build/server/index.js": code,
    "build/server/index.js.map": randomBytes(WORKER_BUDGET),
    "build/client/robots.txt": "",
    ...qrFiles(),
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=maintainer", "-c", "user.email=", ...words], { cwd: folder });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message=Released");
  return folder;
}

/** The QR codes of this site's links. */
function qrFiles(): Record<string, string> {
  return Object.fromEntries(Object.entries(qrCodes()).map(([name, svg]) => [`public/${name}`, svg]));
}

/** Runs `npm run deploy -- <args>` after the build, with these settings. */
export async function deploy(args: string[], settings: Record<string, string> = {}, cwd?: string) {
  const { PATH } = process.env;
  // A home in which nobody is logged in.
  const home = await temporaryFolder();
  const child = spawn(process.execPath, [resolve("scripts/deploy.ts"), ...args], {
    cwd: cwd ?? (await project()),
    env: { PATH, HOME: home, XDG_CONFIG_HOME: home, ...settings },
  });
  const ended = once(child, "close");
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join("");
  const [code] = (await ended) as [number | null];
  return {
    code,
    output,
    list: output
      .split("\n")
      .filter((line) =>
        /^[✓·?✗] (secret|setting|migration|accounts|size|cron|logs|address|target|qr|file|sample) /.test(line),
      ),
  };
}
