// npm test: what needs no build runs beside it, which leaves a processor idle; then come the tests that do.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { npmRun } from "./npm.ts";

const passed = await Promise.all(["typecheck", "lint", "test:unit", "build"].map(passes));
process.exitCode = passed.every(Boolean) && (await passes("test:site")) ? 0 : 1;

/** Runs a script of package.json: whether it ends with 0. */
async function passes(script: string): Promise<boolean> {
  const [code] = await once(spawn(...npmRun(script), { stdio: "inherit" }), "close");
  return code === 0;
}
