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

export type SupabaseOptions = {
  publishableKey: string;
  secretKey: string;
  /** Keeps the database. Without it, the database is in memory. */
  folder?: string;
  /** The file of a dump to start with. */
  template?: string;
  port?: number;
};

/**
 * Hides errors of the database, which contain visitors' answers, and errors of files. The package prints both, but also
 * returns them.
 */
function printUnlessReturned(...words: Parameters<typeof printError>): void {
  const [error] = words;
  const isOfDatabase = error?.params !== undefined;
  const isOfFile = error?.name === "ErrnoError";
  if (isOfDatabase || isOfFile) return;
  printError(...words);
}

/**
 * Starts Postgres (PGlite) with `supabase/migrations`, behind the REST API of Supabase, on 127.0.0.1. Replaces
 * `console.error` of this process.
 */
export async function startSupabase({ publishableKey, secretKey, folder, template, port = 0 }: SupabaseOptions) {
  process.env.LITE_TELEMETRY = "0";
  console.error = printUnlessReturned;
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
  // The package grants everything to every role when a connection is first used. So it is used once for nothing, and
  // then the grants of the migrations are repeated.
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
