import * as v from "valibot";
import type { Refusal } from "#app/http/guard.server.ts";
import { isConfidential } from "#app/http/loopback.ts";

/** The Worker's variables and secrets, unchecked. Each name is explained in .dev.vars.example. */
type Variables = {
  SUPABASE_URL?: string;
  SUPABASE_ANON_KEY?: string;
  SESSION_SECRET?: string;
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  GOOGLE_ISSUER?: string;
  PUBLIC_ORIGIN?: string;
  ORGANISERS_WEBHOOK_URL?: string;
  CF_ANALYTICS_TOKEN?: string;
};

/** The Worker's bindings. */
export type Env = Variables & {
  /** Of the registration form, in wrangler.toml. Undefined: no limit. */
  REGISTRATION_LIMIT?: RateLimit;
};

const webAddress = v.pipe(v.string(), v.check(isConfidential), v.description("an https address"));

/** Settings that may be missing. */
const OPTIONAL: readonly string[] = ["GOOGLE_ISSUER", "PUBLIC_ORIGIN", "ORGANISERS_WEBHOOK_URL", "CF_ANALYTICS_TOKEN"];

const settingsSchema = {
  SUPABASE_URL: webAddress,
  SUPABASE_ANON_KEY: v.pipe(v.string(), v.description("the project’s public key")),
  SESSION_SECRET: v.pipe(
    v.string(),
    v.transform((secrets) => secrets.split(",").map((secret) => secret.trim())),
    v.everyItem((secret) => secret.length >= 32),
    v.description("comma-separated secrets of 32 characters or more"),
  ),
  GOOGLE_CLIENT_ID: v.pipe(v.string(), v.description("the OAuth client’s ID")),
  GOOGLE_CLIENT_SECRET: v.pipe(v.string(), v.description("the OAuth client’s secret")),
  GOOGLE_ISSUER: webAddress,
  PUBLIC_ORIGIN: v.pipe(
    webAddress,
    v.transform((address) => new URL(address).origin),
  ),
  ORGANISERS_WEBHOOK_URL: webAddress,
  CF_ANALYTICS_TOKEN: v.pipe(v.string(), v.hexadecimal(), v.description("the hexadecimal token of Web Analytics")),
};

/** The checked settings; a missing or invalid one is undefined, and named in `problems`. */
export type Settings = {
  supabaseUrl: string | undefined;
  supabaseAnonKey: string | undefined;
  /** Newest first. */
  sessionSecrets: string[] | undefined;
  googleClientId: string | undefined;
  googleClientSecret: string | undefined;
  /** Undefined: Google. */
  googleIssuer: string | undefined;
  /** Scheme, host and port of the site as visitors know it. */
  publicOrigin: string | undefined;
  /** Where the daily message for organisers goes. Undefined: none is sent. */
  organisersWebhook: string | undefined;
  /** Undefined: no analytics. */
  analyticsToken: string | undefined;
  /** A phrase for each missing or invalid setting, for the log. */
  problems: Partial<Record<keyof Variables, "is missing" | `must be ${string}`>>;
};

/** The `context` of every loader and action. */
export type LoadContext = {
  settings: Settings;
  /** Of the answer's inline scripts. */
  nonce: string;
  /** The request's reference in the log and for the visitor: Cloudflare's Ray ID, or a random one. */
  reference: string;
  /** Set if the request was refused before Remix; the root loader answers with it. */
  refusal: Refusal | undefined;
  /** Of registrations per network; undefined: none. */
  registrationLimit: RateLimit | undefined;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends LoadContext {}
}

// An isolate has one environment.
const checked = new WeakMap<Env, Settings>();

/** The checked settings of an environment. */
export function settingsOf(env: Env): Settings {
  const settings = checked.get(env) ?? checkSettings(env);
  checked.set(env, settings);
  return settings;
}

/** The load context of one request, the same in development and in production. */
export function getLoadContext(request: Request, env: Env, refusal?: Refusal): LoadContext {
  return {
    settings: settingsOf(env),
    nonce: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
    reference: /^[\da-f]{16}(?=-|$)/.exec(request.headers.get("CF-Ray") ?? "")?.[0] ?? crypto.randomUUID().slice(0, 8),
    refusal,
    registrationLimit: env.REGISTRATION_LIMIT,
  };
}

/** What a maintainer has to do about some settings; undefined if they are valid. */
export function nextStepFor({ problems }: Settings, ...names: (keyof Variables)[]): string | undefined {
  const wrong = names.flatMap((name) => (problems[name] ? [`${name} ${problems[name]}`] : []));
  return wrong.length > 0 ? `Check the settings: ${wrong.join("; ")}.` : undefined;
}

function checkSettings(env: Variables): Settings {
  const problems: Settings["problems"] = {};
  function check<Name extends keyof Variables>(name: Name): v.InferOutput<(typeof settingsSchema)[Name]> | undefined {
    const schema: v.GenericSchema<unknown, unknown> = settingsSchema[name];
    const result = v.safeParse(schema, env[name]);
    if (env[name] && result.success) return result.output as v.InferOutput<(typeof settingsSchema)[Name]>;
    if (env[name]) problems[name] = `must be ${v.getDescription(settingsSchema[name])}`;
    else if (!OPTIONAL.includes(name)) problems[name] = "is missing";
    return undefined;
  }
  return {
    supabaseUrl: check("SUPABASE_URL"),
    supabaseAnonKey: check("SUPABASE_ANON_KEY"),
    sessionSecrets: check("SESSION_SECRET"),
    googleClientId: check("GOOGLE_CLIENT_ID"),
    googleClientSecret: check("GOOGLE_CLIENT_SECRET"),
    googleIssuer: check("GOOGLE_ISSUER"),
    publicOrigin: check("PUBLIC_ORIGIN"),
    organisersWebhook: check("ORGANISERS_WEBHOOK_URL"),
    analyticsToken: check("CF_ANALYTICS_TOKEN"),
    problems,
  };
}
