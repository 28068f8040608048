// npm run dev: Vite with the services of `npm start`.
import { createServer } from "vite";
import { closeOnExit, port, requireFreePorts, startServices } from "./local/services.ts";

await requireFreePorts();
const services = await startServices();
globalThis.developmentBindings = services.bindings;
process.env.NODE_ENV = "development";
const vite = await createServer({ server: { port, strictPort: true } });
await vite.listen();
closeOnExit(() => Promise.all([vite.close(), services.close()]));
vite.printUrls();
console.log(services.addresses);
