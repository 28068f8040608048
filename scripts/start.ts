// npm start: the built Worker in workerd, over a Supabase and an OpenID provider on this machine.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { claimPortsAndDatabase, closeOnExit, ports, startServices, step } from "./local/site.ts";
import { npmRun } from "./npm.ts";

await claimPortsAndDatabase();
await step("Building the site", async () => {
  await promisify(execFile)(...npmRun("build")).catch(({ stdout, stderr }) => {
    console.error(`\n${stdout}${stderr}\nThe build failed; its own words are above.`);
    process.exit(1);
  });
});
// Only now, for a build patches Miniflare where an installation has not.
const { startWorker } = await import("./local/worker.ts");
const services = await step("Starting the database and the sign-in", startServices);
const worker = await step("Starting the Worker", () => startWorker({ bindings: services.bindings, port: ports.PORT }));
closeOnExit(async () => {
  await worker.close();
  await services.close();
});

console.log(`
  Site      http://localhost:${ports.PORT}
  Form      http://localhost:${ports.PORT}/joinvolunteer
  Upkeep    http://localhost:${ports.PORT}/cdn-cgi/handler/scheduled (runs it once more)
${services.addresses}

Ctrl-C stops everything.`);

// Runs the cron trigger's handler once, for its line in the log. Where organisers would be told, the local numbers are none.
if (!services.bindings.ORGANISERS_WEBHOOK_URL) await fetch(`${worker.url}/cdn-cgi/handler/scheduled`);
