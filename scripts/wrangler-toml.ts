import { type Unstable_Config, unstable_readConfig } from "wrangler";
import { kindOf } from "#app/http/supabase-key.ts";

/** A wrangler.toml, as wrangler reads it for one of its environments; undefined is production. */
export function readWranglerToml(env?: string, config = "wrangler.toml") {
  return unstable_readConfig({ config, env });
}

/** The environments in which Cloudflare would keep the address and the headers of each request, or pass them on. */
export function environmentsThatLogRequests(config?: string): string[] {
  return environments(config, ({ observability, logpush, tail_consumers, streaming_tail_consumers }) => {
    const { enabled, logs, traces } = observability ?? {};
    const invocations = (logs?.enabled ?? enabled) && logs?.invocation_logs !== false;
    const isTailed = [tail_consumers, streaming_tail_consumers].some((consumers) => consumers?.length);
    return invocations || traces?.enabled || logpush || isTailed;
  });
}

/** The environments in which nothing calls the daily upkeep. */
export function environmentsWithoutCron(config?: string): string[] {
  return environments(config, ({ triggers }) => !triggers.crons?.length);
}

/** The environments whose variables hold the key that reads every registration, under whatever name. */
export function environmentsWithSecretKey(config?: string): string[] {
  return environments(config, ({ vars }) =>
    Object.entries(vars).some(([name, value]) => name === "SUPABASE_SECRET_KEY" || kindOf(String(value)) === "secret"),
  );
}

/**
 * The domain of a site that would also answer under workers.dev, where the domain's cookies and sign-ins are not valid.
 */
export function domainBesideWorkersDev(env?: string, config?: string): string | undefined {
  const { vars, routes = [], workers_dev = routes.length === 0 } = readWranglerToml(env, config);
  const { hostname } = URL.parse(String(vars.PUBLIC_ORIGIN)) ?? {};
  return workers_dev && hostname && !hostname.endsWith(".workers.dev") ? hostname : undefined;
}

/** The environments that are so. */
function environments(file: string | undefined, isSo: (config: Unstable_Config) => boolean | undefined): string[] {
  const { definedEnvironments = [] } = readWranglerToml(undefined, file);
  const those = [undefined, ...definedEnvironments].filter((env) => isSo(readWranglerToml(env, file)));
  return those.map((env) => env ?? "production");
}
