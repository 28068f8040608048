import { type Unstable_Config, unstable_readConfig } from "wrangler";
import { kindOf } from "#app/http/supabase-key.ts";

/** A wrangler.toml, as wrangler reads it for one of its environments; undefined is production. */
export function readWranglerToml(env?: string, config = "wrangler.toml") {
  // Undefined would be the one that CLOUDFLARE_ENV names.
  return unstable_readConfig({ config, env: env ?? "" });
}

/** The names of the environments whose settings are so. */
export function environmentsThat(isSo: (config: Unstable_Config) => unknown, file?: string): string[] {
  const { definedEnvironments = [] } = readWranglerToml(undefined, file);
  const those = [undefined, ...definedEnvironments].filter((env) => isSo(readWranglerToml(env, file)));
  return those.map((env) => env ?? "production");
}

/** Whether Cloudflare would keep the address and the headers of each request, or pass them on. */
export function logsRequests({ observability, logpush, tail_consumers, streaming_tail_consumers }: Unstable_Config) {
  const { enabled, logs, traces } = observability ?? {};
  const invocations = (logs?.enabled ?? enabled) && logs?.invocation_logs !== false;
  return invocations || traces?.enabled || logpush || tail_consumers?.length || streaming_tail_consumers?.length;
}

/** Whether nothing calls the daily upkeep. */
export const lacksCron = ({ triggers }: Unstable_Config) => !triggers.crons?.length;

/** Whether a variable, under whatever name and however deep, holds the key that reads every registration. */
export const holdsSecretKey = ({ vars }: Unstable_Config) =>
  "SUPABASE_SECRET_KEY" in vars ||
  JSON.stringify(vars)
    .split('"')
    .some((text) => kindOf(text) === "secret");

/**
 * The domain of a site that would also answer under workers.dev, where the domain's cookies and sign-ins are not valid.
 */
export function domainBesideWorkersDev(env?: string, config?: string): string | undefined {
  const { vars, route, routes = [], workers_dev = !route && routes.length === 0 } = readWranglerToml(env, config);
  const { hostname } = URL.parse(String(vars.PUBLIC_ORIGIN)) ?? {};
  const patterns = [route ?? [], routes].flat().map((one) => (typeof one === "string" ? one : one.pattern));
  return workers_dev ? [hostname, ...patterns].find((name) => name && !name.endsWith(".workers.dev")) : undefined;
}
