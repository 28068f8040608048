import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { globSync, openAsBlob, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestListener } from "@mjackson/node-fetch-server";
import { App } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import { createPgliteConnection } from "@supabase/lite/pglite";

export type LocalSupabase = Awaited<ReturnType<typeof startSupabase>>;

/**
 * Starts a Supabase on this machine: Postgres (PGlite) with `supabase/migrations`, behind the REST API. Call it in the
 * project's root.
 *
 * @param options.folder where the database is kept. Undefined: in memory.
 * @param options.template a dump of a database to start with.
 * @param options.port 0 or undefined for a free port.
 * @throws if a migration fails or the port is taken.
 */
export async function startSupabase(options: {
  publishableKey: string;
  secretKey: string;
  folder?: string;
  template?: string;
  port?: number;
}) {
  process.env.LITE_TELEMETRY = "0";
  const connection = await createPgliteConnection({
    url: options.folder ?? "memory://",
    ...(options.template && { pgliteOptions: { loadDataDir: await openAsBlob(options.template) } }),
  });
  const app = new App({
    connection,
    auth: {
      enabled: false,
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
      // The default secret is public and would sign a token for any role.
      jwt_secret: randomBytes(32).toString("hex"),
    },
    // With `admin`, a request without a key has all rights.
    options: { server: { admin: false } },
  });
  await app.init();
  await applyPendingMigrations(app);
  // The package grants everything to every role on first use. Restore the grants of the migrations after it.
  await connection.withContext({}, async () => {});
  for (const file of globSync("supabase/migrations/*.sql").sort()) {
    const grants = readFileSync(file, "utf8").match(/^(?:grant|revoke) [^;]+;/gim) ?? [];
    await connection.driver.exec(grants.join("\n"));
  }

  const listener = createRequestListener((request) => {
    // Other paths of the package tell its settings, with the keys.
    const isRest = new URL(request.url).pathname.startsWith("/rest/v1/");
    return isRest ? app.fetch(request) : new Response(null, { status: 404 });
  });
  const server = createServer(listener).listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The database itself, beside its API. */
    connection,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await connection.close();
    },
  };
}
