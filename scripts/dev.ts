// npm run dev: Vite with hot module replacement, over the same services as `npm start`.
import { createServer } from "vite";
import { claimPortsAndDatabase, closeOnExit, ports, startServices, step } from "./local/site.ts";

await claimPortsAndDatabase();
const services = await step("Starting the database and the sign-in", startServices);
globalThis.developmentBindings = services.bindings;
process.env.NODE_ENV = "development";
const vite = await createServer({ server: { port: ports.PORT, strictPort: true } });
await vite.listen();
closeOnExit(async () => {
  await vite.close();
  await services.close();
});
vite.printUrls();
console.log(services.addresses);
