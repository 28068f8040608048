// npm run dev: Vite with the services of `npm start`.
import { extname } from "node:path";
import { createServer, type Plugin } from "vite";
import { closeOnExit } from "./local/exit.ts";
import { lockDatabase } from "./local/lock.ts";
import { ports, requireFreePorts } from "./local/ports.ts";
import { startServices } from "./local/services.ts";

const types: Record<string, string> = { ".ico": "image/x-icon", ".png": "image/png", ".svg": "image/svg+xml" };

/** Draws the files that `scripts/build/prerender.ts` draws in the build. */
const drawnFiles: Plugin = {
  name: "drawn-files",
  configureServer(server) {
    server.middlewares.use(async ({ url = "" }, response, next) => {
      const [path = ""] = url.split("?");
      const type = types[extname(path)];
      if (!type) return next();
      const { drawnFiles } = await server.ssrLoadModule("./scripts/build/art/drawn-files.ts");
      const draw = drawnFiles[path];
      if (!draw) return next();
      response.setHeader("Content-Type", type);
      response.end(draw());
    });
  },
};

lockDatabase();
await requireFreePorts();
const services = await startServices();
globalThis.developmentBindings = services.bindings;
process.env.NODE_ENV = "development";
const vite = await createServer({ plugins: [drawnFiles], server: { port: ports.PORT, strictPort: true } });
await vite.listen();
closeOnExit(() => Promise.all([vite.close(), services.close()]));
vite.printUrls();
console.log(services.addresses);
