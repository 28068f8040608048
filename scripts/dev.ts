// npm run dev: Vite with the services of `npm start`.
import { extname } from "node:path";
import { createServer, type Plugin } from "vite";
import { closeOnExit, exitOnUncaughtError, exitWhenParentEnds } from "./local/exit.ts";
import { lockDatabase } from "./local/lock.ts";
import { ports, requireFreePorts } from "./local/ports.ts";
import { startServices } from "./local/services.ts";

const types: Record<string, string> = {
  ".ico": "image/x-icon",
  ".ics": "text/calendar",
  ".png": "image/png",
  ".svg": "image/svg+xml",
};

/** Makes the files that `scripts/build/write-static-files.ts` writes in the build. */
const madeFiles: Plugin = {
  name: "made-files",
  configureServer(server) {
    server.middlewares.use(async ({ url = "" }, response, next) => {
      const [path = ""] = url.split("?");
      const type = types[extname(path)];
      if (!type) return next();
      const { staticFiles } = await server.ssrLoadModule("./scripts/build/static-files.ts");
      const make = staticFiles[path];
      if (!make) return next();
      response.setHeader("Content-Type", type);
      response.end(make());
    });
  },
};

exitOnUncaughtError();
exitWhenParentEnds();
lockDatabase();
await requireFreePorts();
const services = await startServices();
globalThis.developmentBindings = services.bindings;
process.env.NODE_ENV = "development";
const vite = await createServer({ plugins: [madeFiles], server: { port: ports.PORT, strictPort: true } });
await vite.listen();
closeOnExit(() => Promise.all([vite.close(), services.close()]));
vite.printUrls();
console.log(services.addresses);
