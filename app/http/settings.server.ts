import { z } from "zod";
import { isLoopback, isOrigin } from "./origin.server.ts";

const text = z.string({ required_error: "is missing", invalid_type_error: "must be a text, in quotes" });
const webAddress = text.refine(isHttpsOrLoopback, "must be an https address");

/** A setting of the Worker: a variable or a secret. */
export type SettingDefinition = {
  name: string;
  schema: z.ZodType<unknown, z.ZodTypeDef, unknown>;
  /** What is missing without an optional setting. A required setting has no such text. */
  without?: string;
  /** Whether its value must not stand in wrangler.toml. */
  isSecret?: true;
};

/** Each setting. `.dev.vars.example` explains the settings, and `npm run deploy` checks them. */
export const settingDefinitions = {
  supabaseUrl: {
    name: "SUPABASE_URL",
    schema: webAddress.refine(isOrigin, "must be an origin such as https://x.supabase.co, without a path"),
  },
  supabaseAnonKey: {
    name: "SUPABASE_ANON_KEY",
    schema: text.refine(
      (key) => !isSecretKey(key),
      "is the secret key; put the public key in its place, and rotate the secret one",
    ),
  },
  /** The newest secret comes first. */
  sessionSecrets: {
    name: "SESSION_SECRET",
    isSecret: true,
    schema: text
      .transform((secrets) => secrets.split(",").map((secret) => secret.trim()))
      .refine(
        (secrets) => secrets.every(({ length }) => length >= 32),
        "must be comma-separated secrets of 32 characters or more",
      ),
  },
  googleClientId: {
    name: "GOOGLE_CLIENT_ID",
    without: "sign-in does not work",
    schema: text,
  },
  googleClientSecret: {
    name: "GOOGLE_CLIENT_SECRET",
    without: "sign-in does not work",
    isSecret: true,
    schema: text,
  },
  googleIssuer: {
    name: "GOOGLE_ISSUER",
    without: "sign-in uses Google",
    schema: webAddress,
  },
  publicOrigin: {
    name: "PUBLIC_ORIGIN",
    without: "links use the origin of each request",
    schema: webAddress.transform((address) => new URL(address).origin),
  },
  noindex: {
    name: "NOINDEX",
    without: "search engines may list the site",
    schema: text.regex(/^true$/, 'must be "true"'),
  },
  organisersWebhook: {
    name: "ORGANISERS_WEBHOOK_URL",
    without: "organisers get no daily message",
    isSecret: true,
    schema: webAddress,
  },
  analyticsToken: {
    name: "CF_ANALYTICS_TOKEN",
    without: "visits are not counted",
    schema: text.regex(/^[\da-f]+$/i, "must be the hexadecimal token of Web Analytics"),
  },
} as const satisfies Record<string, SettingDefinition>;
type Definitions = typeof settingDefinitions;
type SettingName = Definitions[keyof Definitions]["name"];

/** The Worker's variables and secrets, unchecked, and its bindings (wrangler.toml). */
export type Env = Partial<Record<SettingName, string>> & {
  /** Without this binding, the form has no rate limit. */
  REGISTRATION_LIMIT?: RateLimit;
  /** The built client files. Undefined in development, because Vite serves the files. */
  ASSETS?: Fetcher;
};

/** What is wrong with each setting: the end of a sentence that begins with its name, such as "is missing". */
type Problems = Partial<Record<SettingName, string>>;

/** The value of each setting; undefined if it is missing or invalid. Only a required one is a problem if missing. */
type Values = { [Key in keyof Definitions]: z.infer<Definitions[Key]["schema"]> | undefined };

/** The checked settings. */
export type Settings = Values & { problems: Problems };

const checkedSettings = new WeakMap<Env, Settings>();

/** The settings of the Worker, checked once for each `env`. */
export function settingsOf(env: Env): Settings {
  const settings = checkedSettings.get(env) ?? checkSettings(env);
  checkedSettings.set(env, settings);
  return settings;
}

/** A sentence for maintainers that lists the invalid ones of the named settings; undefined if all are valid. */
export function nextStepFor({ problems }: Settings, ...names: SettingName[]): string | undefined {
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

/** Whether a Supabase key can read every registration: a secret key, or the older token of the role service_role. */
function isSecretKey(key: string): boolean {
  const [, payload = ""] = key.split(".");
  try {
    return key.startsWith("sb_secret_") || JSON.parse(atob(payload)).role === "service_role";
  } catch {
    return false;
  }
}

function checkSettings(env: Env): Settings {
  const values: Record<string, unknown> = {};
  const problems: Problems = {};
  for (const [key, definition] of Object.entries<SettingDefinition & { name: SettingName }>(settingDefinitions)) {
    const { name, schema, without } = definition;
    // wrangler.toml can also hold numbers and tables.
    const given: unknown = env[name];
    const trimmed = typeof given === "string" ? given.trim() : given;
    const isEmpty = trimmed === "";
    const isRequired = without === undefined;
    const result = (isRequired ? schema : schema.optional()).safeParse(isEmpty ? undefined : trimmed);
    if (result.success) {
      values[key] = result.data;
    } else {
      problems[name] = result.error.issues[0]?.message ?? "is invalid";
    }
  }
  return { ...values, problems } as Settings;
}
