// npm start: the built Worker in workerd, over a Supabase and an OpenID provider on this machine.
import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { closeOnExit, port, requireFreePorts, startServices } from "./local/services.ts";

await requireFreePorts();
console.log("Building the site …");
const build = spawnSync("npm run build", { shell: true, encoding: "utf8" });
if (build.status !== 0) {
  console.error(build.stdout + build.stderr);
  process.exit(1);
}
const services = await startServices();
// workerd keeps the folder open, and a build in this project removes the built one.
const client = ".local/client";
rmSync(client, { recursive: true, force: true });
cpSync("build/client", client, { recursive: true });
// Wrangler takes a second to load, for which a start that fails above does not have to wait.
const { startWorker } = await import("./local/worker.ts");
const worker = await startWorker({ bindings: services.bindings, port, client });
closeOnExit(() => Promise.all([worker.close(), services.close()]));
const url = `http://localhost:${port}`;
await fetch(`${url}/cdn-cgi/handler/scheduled`);
console.log(`
  Site      ${url}
  Upkeep    ${url}/cdn-cgi/handler/scheduled (runs it again)
${services.addresses}

Press Ctrl-C to stop.`);
