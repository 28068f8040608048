// npm start: the built Worker in workerd, over a Supabase and an OpenID provider on this machine.
import { execFile } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { promisify } from "node:util";
import { LOCAL } from "./local/folder.ts";
import { claimPortsAndDatabase, closeOnExit, ports, startServices, step } from "./local/site.ts";
import { npmRun } from "./npm.ts";

/** A build beside it, as of the tests, would take the files away from a Worker that serves those of `build/`. */
const ASSETS = `${LOCAL}/assets`;

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
rmSync(ASSETS, { recursive: true, force: true });
cpSync("build/client", ASSETS, { recursive: true });
const worker = await step("Starting the Worker", () =>
  startWorker({ bindings: services.bindings, port: ports.PORT, assets: ASSETS }),
);
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
