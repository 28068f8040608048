// npm test: types and lint beside the build, then the unit, Worker and browser tests. Stops after a failed step.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

const env = { ...process.env, NODE_COMPILE_CACHE: resolve("node_modules/.cache/node") };
// Node would parse the large bundles of wrangler and Playwright twice, to find out which kind of module they are.
env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ""} --no-experimental-detect-module`;
// No test leaves this machine, and Miniflare would copy all these certificates into each Worker that it starts.
delete env.NODE_EXTRA_CA_CERTS;

/** Runs an npm script. Prints its output when it has ended, because another script may run beside it. */
async function runScript(name: string): Promise<void> {
  const shell = process.platform === "win32";
  const child = spawn("npm", ["run", name], { env, stdio: ["ignore", "pipe", "pipe"], shell });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => output.push(bytes));
  const [status] = await once(child, "close");
  process.stdout.write(Buffer.concat(output));
  if (status === 0) return;
  console.error(`npm test stopped: npm run ${name} failed.`);
  process.exit(1);
}

async function checkCode(): Promise<void> {
  for (const name of ["typecheck", "lint"]) await runScript(name);
}

await Promise.all([checkCode(), runScript("build")]);
const args = ["node_modules/vitest/vitest.mjs", "run", "--project=unit", "--project=site", ...process.argv.slice(2)];
const vitest = spawn(process.execPath, args, { env, stdio: "inherit" });
const [status] = await once(vitest, "close");
process.exit(status ?? 1);
