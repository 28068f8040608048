// npm run dev: Vite with hot module replacement, over the same services as `npm start`.
import { createServer } from "vite";
import { claimPorts, closeOnExit, ports, startServices, step } from "./local/site.ts";

await claimPorts();
const { supabase, bindings } = await step("Starting the database", startServices);
globalThis.developmentBindings = bindings;
const vite = await createServer({ server: { port: ports.PORT, strictPort: true } });
await vite.listen();
closeOnExit(async () => {
  await vite.close();
  await supabase.close();
});
vite.printUrls();
