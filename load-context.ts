import * as v from "valibot";
import type { Refusal } from "#app/http/guard.server.ts";
import { isConfidential } from "#app/http/loopback.ts";
import { kindOf } from "#app/http/supabase-key.ts";

const text = v.string(({ input }) => (input === undefined ? "is missing" : "must be a text, in quotes"));
const webAddress = v.pipe(text, v.check(isConfidential, "must be an https address"));

/** Every setting: its variable or secret, explained in .dev.vars.example, and the schema with what is wrong in words. */
const variables = {
  supabaseUrl: ["SUPABASE_URL", webAddress],
  supabaseAnonKey: [
    "SUPABASE_ANON_KEY",
    v.pipe(
      text,
      v.check((key) => kindOf(key) !== "secret", "must be the public key; replace the secret one that is in its place"),
    ),
  ],
  /** Newest first. */
  sessionSecrets: [
    "SESSION_SECRET",
    v.pipe(
      text,
      v.transform((secrets) => secrets.split(",").map((secret) => secret.trim())),
      v.everyItem((secret) => secret.length >= 32, "must be comma-separated secrets of 32 characters or more"),
    ),
  ],
  googleClientId: ["GOOGLE_CLIENT_ID", text],
  googleClientSecret: ["GOOGLE_CLIENT_SECRET", text],
  /** Undefined: Google. */
  googleIssuer: ["GOOGLE_ISSUER", v.optional(webAddress)],
  /** Scheme, host and port of the site as visitors know it. */
  publicOrigin: [
    "PUBLIC_ORIGIN",
    v.optional(
      v.pipe(
        webAddress,
        v.transform((address) => new URL(address).origin),
      ),
    ),
  ],
  /** Where the daily message for organisers goes. Undefined: none is sent. */
  organisersWebhook: ["ORGANISERS_WEBHOOK_URL", v.optional(webAddress)],
  /** Undefined: no analytics. */
  analyticsToken: [
    "CF_ANALYTICS_TOKEN",
    v.optional(v.pipe(text, v.hexadecimal("must be the hexadecimal token of Web Analytics"))),
  ],
} as const;
type Variables = typeof variables;
type VariableName = Variables[keyof Variables][0];
/** The names of all that the Worker reads of its variables and secrets. */
export const VARIABLES: readonly string[] = Object.values(variables).map(([name]) => name);

/** The Worker's variables and secrets, unchecked, and its bindings. */
export type Env = Partial<Record<VariableName, string>> & {
  /** Limits the registration form; set up in wrangler.toml. Undefined: no limit. */
  REGISTRATION_LIMIT?: RateLimit;
  /** The built client; set up in wrangler.toml. Undefined in development, where Vite serves it. */
  ASSETS?: Fetcher;
};

/** The checked settings; a missing or invalid one is undefined. */
export type Settings = { [Key in keyof Variables]: v.InferOutput<Variables[Key][1]> | undefined } & {
  /** A phrase for each invalid setting, and each missing one that is needed, for the log. */
  problems: Partial<Record<VariableName, string>>;
};

/** The `context` of every loader and action. */
export type LoadContext = ReturnType<typeof getLoadContext>;

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
export function getLoadContext(request: Request, env: Env, refusal?: Refusal) {
  return {
    settings: settingsOf(env),
    /** For the answer's inline scripts. */
    nonce: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
    /** The request's reference in the log and for the visitor: Cloudflare's Ray ID, or a random one. */
    reference: /^[\da-f]{16}(?=-|$)/.exec(request.headers.get("CF-Ray") ?? "")?.[0] ?? crypto.randomUUID().slice(0, 8),
    /** Whether a form was sent; Remix hands loaders a GET. */
    isSubmission: request.method === "POST",
    /** Set if the request was refused before Remix; the root loader answers with it. */
    refusal,
    /** Limits registrations per network; undefined: no limit. */
    registrationLimit: env.REGISTRATION_LIMIT,
  };
}

/** What a maintainer has to do about some settings; undefined if they are valid. */
export function nextStepFor({ problems }: Settings, ...names: VariableName[]): string | undefined {
  const wrong = names.flatMap((name) => (problems[name] ? [`${name} ${problems[name]}`] : []));
  return wrong.length > 0 ? `Check the settings: ${wrong.join("; ")}.` : undefined;
}

function checkSettings(env: Env): Settings {
  const results = Object.entries(variables).map(([key, [name, schema]]) => {
    // What TOML has besides texts.
    const given: unknown = env[name];
    // An empty variable is a missing one, and pasted blanks belong to none.
    const { success, output, issues } = v.safeParse(
      schema,
      typeof given === "string" ? given.trim() || undefined : given,
    );
    return { key, name, value: success ? output : undefined, problem: issues?.[0].message };
  });
  return {
    ...Object.fromEntries(results.map(({ key, value }) => [key, value])),
    problems: Object.fromEntries(results.flatMap(({ name, problem }) => (problem ? [[name, problem]] : []))),
  } as Settings;
}
