// npm test: types, lint and unit tests beside the build, then the Worker and browser tests. Stops after a failed step.
import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs an npm script. Prints its output when it has ended, because another script may run beside it. */
async function runScript(name: string): Promise<void> {
  const child = spawn("npm", ["run", name], { stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32" });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => output.push(bytes));
  const [status] = await once(child, "close");
  process.stdout.write(Buffer.concat(output));
  if (status === 0) return;
  console.error(`npm test stopped: npm run ${name} failed.`);
  process.exit(1);
}

async function checkCode(): Promise<void> {
  for (const name of ["typecheck", "lint", "test:unit"]) await runScript(name);
}

await Promise.all([checkCode(), runScript("build")]);
const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "site", ...process.argv.slice(2)];
const [status] = await once(spawn(process.execPath, vitest, { stdio: "inherit" }), "close");
process.exit(status ?? 1);
