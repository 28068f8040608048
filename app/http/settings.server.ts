import { z } from "zod";
import { isLoopback, isOrigin } from "./origin.server.ts";

const text = z.string({ required_error: "is missing", invalid_type_error: "must be a text, in quotes" });
const webAddress = text.refine(isHttpsOrLoopback, "must be an https address");

/** The name and the schema of each setting. `.dev.vars.example` explains the settings. */
const variables = {
  supabaseUrl: {
    name: "SUPABASE_URL",
    schema: webAddress.refine(isOrigin, "must be an origin such as https://x.supabase.co, without a path"),
  },
  supabaseAnonKey: {
    name: "SUPABASE_ANON_KEY",
    schema: text.refine(
      (key) => !key.startsWith("sb_secret_"),
      "is the secret key; put the public key in its place, and rotate the secret one",
    ),
  },
  /** The newest secret comes first. */
  sessionSecrets: {
    name: "SESSION_SECRET",
    schema: text
      .transform((secrets) => secrets.split(",").map((secret) => secret.trim()))
      .refine(
        (secrets) => secrets.every(({ length }) => length >= 32),
        "must be comma-separated secrets of 32 characters or more",
      ),
  },
  // The site works without these two, but its sign-in does not.
  googleClientId: { name: "GOOGLE_CLIENT_ID", schema: text },
  googleClientSecret: { name: "GOOGLE_CLIENT_SECRET", schema: text },
  googleIssuer: { name: "GOOGLE_ISSUER", schema: webAddress.optional() },
  publicOrigin: {
    name: "PUBLIC_ORIGIN",
    schema: webAddress.transform((address) => new URL(address).origin).optional(),
  },
  noindex: { name: "NOINDEX", schema: text.regex(/^true$/, 'must be "true"').optional() },
  organisersWebhook: { name: "ORGANISERS_WEBHOOK_URL", schema: webAddress.optional() },
  analyticsToken: {
    name: "CF_ANALYTICS_TOKEN",
    schema: text.regex(/^[\da-f]+$/i, "must be the hexadecimal token of Web Analytics").optional(),
  },
} as const;
type Variables = typeof variables;
type VariableName = Variables[keyof Variables]["name"];

/** The Worker's variables and secrets, unchecked, and its bindings (wrangler.toml). */
export type Env = Partial<Record<VariableName, string>> & {
  /** Without this binding, the form has no rate limit. */
  REGISTRATION_LIMIT?: RateLimit;
  /** The built client files. Undefined in development, because Vite serves the files. */
  ASSETS?: Fetcher;
};

/** What is wrong with each invalid setting: the end of a sentence that begins with its name, such as "is missing". */
type Problems = Partial<Record<VariableName, string>>;

/** The value of each setting; undefined if it is missing or invalid. */
type Values = { [Key in keyof Variables]: z.infer<Variables[Key]["schema"]> | undefined };

/** The checked settings. */
export type Settings = Values & { problems: Problems };

const checkedSettings = new WeakMap<Env, Settings>();

/** The settings of the Worker, checked once for each isolate. */
export function settingsOf(env: Env): Settings {
  const settings = checkedSettings.get(env) ?? checkSettings(env);
  checkedSettings.set(env, settings);
  return settings;
}

/** A sentence for maintainers that lists the invalid ones of the named settings; undefined if all are valid. */
export function nextStepFor({ problems }: Settings, ...names: VariableName[]): string | undefined {
  const wrong = names.filter((name) => problems[name]);
  if (wrong.length === 0) return undefined;
  const sentences = wrong.map((name) => `${name} ${problems[name]}`);
  return `Check the settings: ${sentences.join("; ")}.`;
}

function isHttpsOrLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}

function checkSettings(env: Env): Settings {
  const values: Record<string, unknown> = {};
  const problems: Problems = {};
  for (const [key, { name, schema }] of Object.entries(variables)) {
    // wrangler.toml can also hold numbers and tables.
    const given: unknown = env[name];
    const trimmed = typeof given === "string" ? given.trim() : given;
    const isEmpty = trimmed === "";
    const result = schema.safeParse(isEmpty ? undefined : trimmed);
    if (result.success) {
      values[key] = result.data;
    } else {
      problems[name] = result.error.issues[0]?.message ?? "is invalid";
    }
  }
  return { ...values, problems } as Settings;
}
