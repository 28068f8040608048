import { rmSync } from "node:fs";
import type { Env } from "../../load-context.ts";
import { requireSettingsFile } from "../settings-file.ts";
import { devVars } from "./dev-vars.ts";
import { claimFolder, keepPrivate, LOCAL } from "./folder.ts";
import { startOpenIdProvider } from "./openid-provider.ts";
import { localSecrets } from "./secrets.ts";
import { startServer } from "./server.ts";
import { startSupabase } from "./supabase.ts";

const DATABASE = `${LOCAL}/database`;

/** The ports of a local start; the variable of the same name changes each. */
export const ports = {
  PORT: Number(process.env.PORT ?? 8787),
  SUPABASE_PORT: Number(process.env.SUPABASE_PORT ?? 54321),
  OIDC_PORT: Number(process.env.OIDC_PORT ?? 54322),
};

/** Exits with one line if a port that it needs is taken, or if the database is in use, where a second user would lose rows. */
export async function claimPortsAndDatabase(): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    try {
      const probe = await startServer(() => {}, port);
      await probe.close();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const taken = `Port ${port} is taken. Stop what is using it, or choose another: ${name}=${port + 1} npm start`;
      console.error(code === "EADDRINUSE" ? taken : `${name}=${process.env[name]} cannot be used: ${message}`);
      process.exit(1);
    }
  }
  if (claimFolder(LOCAL)) return;
  console.error(
    `Another "npm start" or "npm run dev" is using the database in ${LOCAL}/, and two would lose registrations. Stop that one first, or start this one in another clone.`,
  );
  process.exit(1);
}

/**
 * Starts the services that the Worker needs, with data kept in `.local/` (or emptied by `--fresh`).
 *
 * @returns the Worker's bindings: the local services, overridden by `.dev.vars`.
 */
export async function startServices(): Promise<{ addresses: string; bindings: Env; close(): Promise<void> }> {
  if (process.argv.includes("--fresh")) rmSync(DATABASE, { recursive: true, force: true });
  keepPrivate(LOCAL);
  const { publishableKey, secretKey, sessionSecret } = await localSecrets(`http://127.0.0.1:${ports.SUPABASE_PORT}`);
  const database = { publishableKey, secretKey, folder: DATABASE, port: ports.SUPABASE_PORT };
  const supabase = await startSupabase(database).catch((error: Error) => {
    console.error(`\n${error.message}

The local database did not start; why is said above. Where a migration does not fit what is stored on this machine,
npm start -- --fresh begins with an empty database.`);
    return process.exit(1);
  });
  const provider = await startOpenIdProvider(ports.OIDC_PORT);
  // Only npm run registrations uses the key.
  const { SUPABASE_SECRET_KEY: _, ...overrides } = requireSettingsFile(".dev.vars", devVars);
  const { SUPABASE_URL: project, GOOGLE_ISSUER: issuer } = overrides;
  const storedIn =
    project === undefined
      ? `${supabase.url} (keys and data are in .local/)`
      : `${project || "none"} (from .dev.vars: what is registered here is stored there)`;
  const signedInBy =
    issuer === undefined
      ? `${provider.settings.GOOGLE_ISSUER} (in Google's place; signs everybody in as the same visitor)`
      : `${issuer || "Google"} (from .dev.vars)`;
  return {
    addresses: `  Supabase  ${storedIn}\n  Sign-in   ${signedInBy}`,
    bindings: {
      SUPABASE_URL: supabase.url,
      SUPABASE_ANON_KEY: publishableKey,
      SESSION_SECRET: sessionSecret,
      ...provider.settings,
      ...overrides,
    },
    async close() {
      await Promise.all([provider.close(), supabase.close()]);
    },
  };
}

/** Prints what is going on, and how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  process.stdout.write(`${what} … `);
  const result = await work();
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** Calls `close` once when the process is asked to exit, and exits. */
export function closeOnExit(close: () => Promise<void>): void {
  let closing = false;
  const end = async () => {
    if (closing) return;
    closing = true;
    console.log("\nStopping …");
    await close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) {
    // Miniflare's own listener would exit before the database is closed.
    process.removeAllListeners(signal);
    process.on(signal, end);
  }
}
