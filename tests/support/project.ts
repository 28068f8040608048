import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { closeAfterTest } from "./close-after-test.ts";

/**
 * Makes a folder with the build and the scripts of this project. Its build script does nothing, its type check fails.
 *
 * @param content the only files of app/, by their names in app/content/. Default: all of app/.
 */
export async function makeProject(content?: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "navbindu-"));
  closeAfterTest({ close: () => rm(folder, { recursive: true, force: true }) });
  if (content) await mkdir(join(folder, "app/content"), { recursive: true });
  const linked = ["build", "node_modules", "scripts", "supabase", ...(content ? [] : ["app"])];
  for (const name of linked) {
    await symlink(resolve(name), join(folder, name));
  }
  for (const [name, text] of Object.entries(content ?? {})) await writeFile(join(folder, "app/content", name), text);
  for (const name of ["wrangler.toml", ".dev.vars.example", "SECURITY.md", "tsconfig.json"]) {
    await cp(name, join(folder, name));
  }
  const scripts = { ...packageJson.scripts, build: "echo built", typecheck: "echo wrong types; exit 1" };
  await writeFile(join(folder, "package.json"), JSON.stringify({ ...packageJson, scripts }));
  return folder;
}
