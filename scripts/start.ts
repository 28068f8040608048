// npm start: the built Worker in workerd, over a Supabase and an OpenID provider on this machine.
import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { closeOnExit, exitOnUncaughtError, exitWhenParentEnds, exitWithFailure } from "./local/exit.ts";
import { lockDatabase } from "./local/lock.ts";
import { ports, requireFreePorts } from "./local/ports.ts";
import { startServices } from "./local/services.ts";

// A copy, because a later build removes `build/client` while workerd has it open.
const CLIENT = ".local/client";

exitOnUncaughtError();
exitWhenParentEnds();
lockDatabase();
await requireFreePorts();
console.log("Building the site …");
const build = spawnSync("npm run build", { shell: true, encoding: "utf8" });
if (build.status !== 0) exitWithFailure(undefined, build.stdout + build.stderr);
const services = await startServices();
rmSync(CLIENT, { recursive: true, force: true });
cpSync("build/client", CLIENT, { recursive: true });
// Imported late: wrangler takes a second, and a start that failed above does not need it.
const { startWorker } = await import("./local/worker.ts");
const worker = await startWorker({ bindings: services.bindings, port: ports.PORT, client: CLIENT });
closeOnExit(() => Promise.all([worker.close(), services.close()]));
const url = `http://localhost:${ports.PORT}`;
// The database of another day may hold registrations that are due.
await fetch(`${url}/cdn-cgi/handler/scheduled`);
console.log(`
  Site      ${url}
  Upkeep    ${url}/cdn-cgi/handler/scheduled (runs it again)
${services.addresses}

Press Ctrl-C to stop.`);
