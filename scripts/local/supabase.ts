import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { globSync, openAsBlob, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestListener } from "@mjackson/node-fetch-server";
import { App } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import { createPgliteConnection } from "@supabase/lite/pglite";

const printError = console.error;
/** The package prints each error of the database, with a visitor's answers, and of a file. It returns them, too. */
console.error = (...words) => {
  const { params, name } = Object(words[0]);
  const isReturned = params !== undefined || name === "ErrnoError";
  if (!isReturned) printError(...words);
};

type Options = {
  publishableKey: string;
  secretKey: string;
  /** Keeps the database. Without it, the database is in memory. */
  folder?: string;
  /** The file of a dump to start with. */
  template?: string;
  port?: number;
};

/** Starts Postgres (PGlite) with `supabase/migrations`, behind the REST API of Supabase, on 127.0.0.1. */
export async function startSupabase({ publishableKey, secretKey, folder, template, port = 0 }: Options) {
  process.env.LITE_TELEMETRY = "0";
  const connection = await createPgliteConnection({
    url: folder ?? "memory://",
    ...(template && { pgliteOptions: { loadDataDir: await openAsBlob(template) } }),
  });
  // The default secret is public and would sign a token for any role.
  const jwt_secret = randomBytes(32).toString("hex");
  const app = new App({
    connection,
    auth: { enabled: false, publishable_key: publishableKey, secret_key: secretKey, jwt_secret },
    // With `admin`, a request without a key has all rights.
    options: { server: { admin: false } },
  });
  await app.init();
  await applyPendingMigrations(app);
  // On first use the package grants everything to every role. Restore the grants of the migrations after it.
  await connection.withContext({}, async () => {});
  for (const file of globSync("supabase/migrations/*.sql").sort()) {
    const grants = readFileSync(file, "utf8").match(/^(?:grant|revoke) [^;]+;/gim) ?? [];
    await connection.driver.exec(grants.join("\n"));
  }

  const listener = createRequestListener((request) => {
    // Other paths of the package show its settings, with the keys.
    const isRest = new URL(request.url).pathname.startsWith("/rest/v1/");
    return isRest ? app.fetch(request) : new Response(null, { status: 404 });
  });
  const server = createServer(listener).listen(port, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await connection.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connection, close };
}
