// npm test: types and lint are checked beside the build, which leaves a processor idle; then the tests run.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { npmRun } from "./npm.ts";

const passed = await Promise.all(["typecheck", "lint", "build"].map(passes));
process.exitCode = passed.every(Boolean) && (await passes("test:layers")) ? 0 : 1;

/** Runs a script of package.json: whether it ends with 0. */
async function passes(script: string): Promise<boolean> {
  const [code] = await once(spawn(...npmRun(script), { stdio: "inherit" }), "close");
  return code === 0;
}
