import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { globSync, openAsBlob, readFileSync } from "node:fs";
import { App } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { fetchListener, startServer } from "./server.ts";

export type LocalSupabase = Awaited<ReturnType<typeof startSupabase>>;

const answering = new AsyncLocalStorage<boolean>();
const { error } = console;

/** `console.error`, silent while a database answers. */
function errorBetweenAnswers(...words: unknown[]): void {
  if (!answering.getStore()) error(...words);
}

/**
 * Starts a Supabase on this machine: a real Postgres (PGlite) with `supabase/migrations` applied, behind the REST API
 * that supabase-js speaks. Has to be called in the project's root.
 *
 * @param options.folder where the database is kept; undefined: in memory.
 * @param options.template a database that PGlite has dumped into a file, to start with a copy of it.
 * @param options.port 0 or undefined for any free one.
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
  // What the database refuses is in the API's answer. A copy on the console would only alarm, and contain personal data.
  console.error = errorBetweenAnswers;
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
      // Nobody's: the package's own, which everybody can read, would sign a token for any role.
      jwt_secret: randomBytes(32).toString("hex"),
    },
    // Off: it would treat requests without a key as the maintainer's.
    options: { server: { admin: false } },
  });
  await app.init();
  await applyPendingMigrations(app);
  // Before its first answer the package grants everything to every role, where there is row-level security.
  await connection.withContext({}, async () => {});
  for (const file of globSync("supabase/migrations/*.sql").sort()) {
    const rights = readFileSync(file, "utf8").match(/^(?:grant|revoke) [^;]+;/gm) ?? [];
    await connection.driver.exec(rights.join("\n"));
  }

  const listener = fetchListener((request) => {
    // Beside the REST API it would tell its settings, the publishable key among them, to whoever asks.
    if (!new URL(request.url).pathname.startsWith("/rest/v1/")) return new Response(null, { status: 404 });
    return answering.run(true, () => app.fetch(request));
  });
  const server = await startServer(listener, options.port);
  return {
    url: server.url,
    /** The database itself, beside its API. */
    connection,
    /** Flushes everything and frees the port. */
    async close() {
      await server.close();
      await connection.close();
    },
  };
}
