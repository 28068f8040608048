import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { startWorker } from "../../scripts/local/worker.ts";
import { builtWorker } from "./built-worker.ts";
import { closeAfterTest } from "./close-after-test.ts";

const SOURCES = ["app", "public", "scripts", "env.d.ts", "load-context.ts", "package.json", "server.ts"];

/** The time of the builds. */
export const BUILD_TIME = new Date("2026-12-01T12:00+05:30");

/**
 * Builds the site in a folder of its own with other lists in app/content/, and starts it until the file ends.
 *
 * @param files each list by its file in app/content/ and its name.
 */
export async function startSiteWithContent(
  files: Record<string, Record<string, object[]>>,
  bindings: Record<string, string> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "navbindu-"));
  closeAfterTest({ close: () => rm(folder, { recursive: true, force: true }) });
  for (const name of [...SOURCES, "tsconfig.json", "vite.config.ts", "wrangler.toml"]) {
    await cp(name, join(folder, name), { recursive: true });
  }
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  for (const [name, lists] of Object.entries(files)) await replaceLists(join(folder, "app/content", name), lists);
  const meetupsFile = join(folder, "app/content/meetups.ts");
  const { stdout: buildOutput, stderr: annotations } = await build(folder);
  const { url } = closeAfterTest(
    await startWorker({ bindings, folder, code: await builtWorker(folder), onLog: () => {} }),
  );
  /** Requests a path at a time in ISO 8601. `isRendered`: as a visitor with a session. */
  async function at(time: string, path: string, isRendered = false): Promise<Response> {
    return fetch(url + path, { headers: { "X-Clock": time, ...(isRendered && { Cookie: "session=invalid" }) } });
  }
  /**
   * Builds again with another text in the meetups.
   *
   * @returns the lines of the error.
   */
  async function failToBuild(text: string, otherText: string): Promise<string[]> {
    await writeFile(meetupsFile, (await readFile(meetupsFile, "utf8")).replace(text, otherText));
    return build(folder).then(
      () => [],
      ({ message }) => message.trim().split("\n"),
    );
  }
  return { url, at, buildOutput, annotations, meetupsFile, failToBuild };
}

async function replaceLists(file: string, lists: Record<string, object[]>): Promise<void> {
  let code = await readFile(file, "utf8");
  for (const [name, list] of Object.entries(lists)) {
    code = code.replace(`export const ${name}:`, `const unused_${name}:`);
    code += `export const ${name}: typeof unused_${name} = ${JSON.stringify(list, null, 1)};\n`;
  }
  await writeFile(file, code);
}

/** Builds as in GitHub Actions. The annotations are in the output for errors, which the tests do not print. */
async function build(folder: string) {
  const { VITEST: _, NODE_ENV: __, ...inherited } = process.env;
  const env = { ...inherited, SOURCE_DATE_EPOCH: String(BUILD_TIME.getTime() / 1000), GITHUB_ACTIONS: "true" };
  const run = promisify(execFile)("npm", ["run", "build"], { cwd: folder, env });
  return run.catch(({ stdout, stderr }) => {
    throw new Error(stdout + stderr);
  });
}
