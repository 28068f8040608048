import { type Unstable_Config, unstable_readConfig } from "wrangler";
import { kindOf } from "#app/http/supabase-key.ts";

/** A wrangler.toml, as wrangler reads it for one of its environments; undefined is production. */
export function readWranglerToml(env?: string, config = "wrangler.toml") {
  // Undefined would be the one that CLOUDFLARE_ENV names. Of what it would change in the file wrangler tells as it deploys.
  return unstable_readConfig({ config, env: env ?? "" }, { hideWarnings: true });
}

/** The names of the environments whose settings are so. */
export function environmentsThat(isSo: (config: Unstable_Config) => unknown, file?: string): string[] {
  const { definedEnvironments = [] } = readWranglerToml(undefined, file);
  const those = [undefined, ...definedEnvironments].filter((env) => isSo(readWranglerToml(env, file)));
  return those.map((env) => env ?? "production");
}

/** Wrangler's settings of what Cloudflare keeps, with the one that its types do not know yet. */
type Observability = NonNullable<Unstable_Config["observability"]> & { redact_query_string?: boolean };

/** Those of a Worker, and of its versions to try (`previews`). */
type Logging = Partial<
  Pick<
    Unstable_Config,
    "observability" | "logpush" | "tail_consumers" | "streaming_tail_consumers" | "unsafe" | "previews"
  >
>;

/**
 * Whether Cloudflare would keep the query or the headers of a request, or pass them on. Settings that are not known here,
 * as each new product of Cloudflare's brings some, might.
 * @see https://developers.cloudflare.com/workers/observability/logs/workers-logs/
 */
export function logsRequests(config: Logging): boolean {
  const { observability, logpush, tail_consumers, streaming_tail_consumers, unsafe, previews } = config;
  const { enabled, head_sampling_rate, redact_query_string, logs, traces, ...others }: Observability =
    observability ?? {};
  const { enabled: keeps = enabled, head_sampling_rate: _, invocation_logs, persist, ...otherLogs } = logs ?? {};
  return Boolean(
    (keeps && !(redact_query_string === true && invocation_logs === false)) ||
      // Left out, it is a matter of the compatibility date.
      (traces?.enabled ?? enabled) ||
      [...Object.values(others), ...Object.values(otherLogs)].some(isOn) ||
      logpush ||
      // Wrangler lays it over all of these.
      isOn(unsafe?.metadata) ||
      tail_consumers?.length ||
      streaming_tail_consumers?.length ||
      (previews && logsRequests(previews)),
  );
}

/** Whether a setting is other than off: not false, not empty, and no table in which all is. */
function isOn(setting: unknown): boolean {
  return typeof setting === "object" && setting ? Object.values(setting).some(isOn) : Boolean(setting);
}

/** Whether the daily upkeep is not called once a day. */
export const lacksDailyCron = ({ triggers: { crons = [] } }: Unstable_Config) =>
  crons.length !== 1 || !/^[0-5]?\d ([01]?\d|2[0-3]) \* \* \*$/.test(crons[0] ?? "");

/** Whether a variable, under whatever name and however deep, holds the key that reads every registration. */
export const holdsSecretKey = ({ vars, unsafe, previews }: Unstable_Config) =>
  "SUPABASE_SECRET_KEY" in { ...vars, ...previews?.vars } || namesSecretKey(JSON.stringify([vars, unsafe, previews]));

/** Whether a text of any kind has that key in it. */
export function namesSecretKey(text: string): boolean {
  return text.split(/["'`\s=,\\]+/).some((word) => kindOf(word) === "secret");
}

/** The hosts of an environment's site: `PUBLIC_ORIGIN`, and those that serve it. More than one share no cookie and no sign-in. */
export function hostsOf(env?: string, config?: string): string[] {
  const { name = "", vars } = readWranglerToml(env, config);
  const { host = "" } = URL.parse(String(vars.PUBLIC_ORIGIN)) ?? {};
  const origin = host.startsWith(`${name}.`) && host.endsWith(".workers.dev") ? "workers.dev" : host;
  return [...new Set([origin || [], servedHostsOf(env, config)].flat())];
}

/**
 * The hosts at which an environment's Worker answers, as far as wrangler.toml says: its routes', and `workers.dev`. There
 * every version has an address of its own unless that is ruled out.
 * @see https://developers.cloudflare.com/workers/configuration/previews/
 */
export function servedHostsOf(env?: string, config?: string): string[] {
  const settings = readWranglerToml(env, config);
  const domains = domainsOf(settings);
  const { workers_dev = domains.length === 0, preview_urls } = settings;
  const previews = preview_urls === false ? [] : "previews under workers.dev";
  return [domains, workers_dev ? "workers.dev" : [], previews].flat();
}

/**
 * The routes of an environment that lead only some addresses of their host to the Worker.
 * @see https://developers.cloudflare.com/workers/configuration/routing/routes/#matching-behavior
 */
export function routesOfAPart(env?: string, config?: string): string[] {
  const routes = routesOf(readWranglerToml(env, config));
  // A pattern with a scheme is of this scheme alone.
  const parts = routes.filter(({ pattern, custom_domain }) => !custom_domain && !/^[^/]+\/\*$/.test(pattern));
  return parts.map(({ pattern }) => pattern);
}

/** What an environment would take from production: a domain, which it inherits, or the name of its Worker. */
export function takenFromProduction(env: string, config?: string): { domain?: string; name?: string } {
  const production = readWranglerToml(undefined, config);
  const settings = readWranglerToml(env, config);
  const taken = domainsOf(production);
  const domain = domainsOf(settings).find((name) => taken.some((one) => covers(name, one) || covers(one, name)));
  return { ...(domain && { domain }), ...(settings.name === production.name && { name: settings.name }) };
}

/**
 * Whether a route's host has this one among its own.
 * @see https://developers.cloudflare.com/workers/configuration/routing/routes/#matching-behavior
 */
function covers(pattern: string, host: string): boolean {
  return pattern.startsWith("*") ? host.endsWith(pattern.slice(1)) : host === pattern;
}

type Route = { pattern: string; custom_domain?: boolean; enabled?: boolean; previews_enabled?: boolean };

/** The hosts of the routes that wrangler would deploy an environment to. */
function domainsOf(settings: Unstable_Config): string[] {
  const open = routesOf(settings).filter(({ enabled }) => enabled !== false);
  return open.flatMap(({ pattern, previews_enabled }) => {
    const host = URL.parse(`https://${pattern.replace(/^https?:\/\//, "")}`)?.host ?? pattern;
    return previews_enabled ? [host, `previews under ${host}`] : host;
  });
}

function routesOf({ route, routes = route ? [route] : [] }: Unstable_Config): Route[] {
  return routes.map((one) => (typeof one === "string" ? { pattern: one } : one));
}
