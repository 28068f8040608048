import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { closeAfterTest } from "./close-after-test.ts";

/** Makes a folder with the built project and its own `.local/`. Its build script does nothing. */
export async function linkProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "navbindu-"));
  closeAfterTest({ close: () => rm(folder, { recursive: true, force: true }) });
  for (const name of ["app", "build", "node_modules", "scripts", "supabase"]) {
    await symlink(resolve(name), join(folder, name));
  }
  await cp("wrangler.toml", join(folder, "wrangler.toml"));
  const scripts = { ...packageJson.scripts, build: "echo built" };
  await writeFile(join(folder, "package.json"), JSON.stringify({ ...packageJson, scripts }));
  return folder;
}
