import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { type Env, settingsOf } from "../../load-context.ts";

const example = readFileSync(".dev.vars.example", "utf8");

test(".dev.vars.example has every setting, by its name, and no secret that would be taken", () => {
  const source = readFileSync("load-context.ts", "utf8");
  const names = Array.from(source.matchAll(/"([A-Z]+(?:_[A-Z]+)+)"/g), ([, name]) => name);
  expect(names).toHaveLength(9);
  // The last is the organisers' commands' alone.
  expect([...example.matchAll(/^(?:# )?(\w+)=/gm)].map(([, name]) => name)).toEqual([...names, "SUPABASE_SECRET_KEY"]);
  expect(settingsOf(parseEnv(example))).toEqual({
    supabaseUrl: "https://your-project.supabase.co",
    supabaseAnonKey: "sb_publishable_replace_me",
    googleClientId: "replace_me.apps.googleusercontent.com",
    googleClientSecret: "replace_me",
    publicOrigin: "https://navbindu.example",
    problems: { SESSION_SECRET: "must be comma-separated secrets of 32 characters or more" },
  });
});

test("a setting that is no text, as a list or false in wrangler.toml, is wrong, and ends nothing", () => {
  const env = { SESSION_SECRET: ["a".repeat(40)], GOOGLE_ISSUER: false, CF_ANALYTICS_TOKEN: 123 } as unknown as Env;
  const { sessionSecrets, googleIssuer, analyticsToken, problems } = settingsOf(env);
  expect([sessionSecrets, googleIssuer, analyticsToken]).toEqual([undefined, undefined, undefined]);
  const no = "must be a text, in quotes";
  expect(problems).toMatchObject({ SESSION_SECRET: no, GOOGLE_ISSUER: no, CF_ANALYTICS_TOKEN: no });
});

test("blanks around a setting are no part of it, and a setting of blanks is missing", () => {
  const { supabaseUrl, problems } = settingsOf({ SUPABASE_URL: " https://project.example \n", SUPABASE_ANON_KEY: " " });
  expect(supabaseUrl).toBe("https://project.example");
  expect(problems).toMatchObject({ SUPABASE_ANON_KEY: "is missing" });
});
