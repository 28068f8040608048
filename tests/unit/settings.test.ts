import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { settingsOf } from "../../load-context.ts";

const example = readFileSync(".dev.vars.example", "utf8");

test(".dev.vars.example has every setting, by its name, and no secret that would be taken", () => {
  expect([...example.matchAll(/^(?:# )?(\w+)=/gm)].map(([, name]) => name)).toEqual([
    "SUPABASE_URL",
    "SUPABASE_ANON_KEY",
    "SESSION_SECRET",
    "GOOGLE_CLIENT_ID",
    "GOOGLE_CLIENT_SECRET",
    "GOOGLE_ISSUER",
    "PUBLIC_ORIGIN",
    "ORGANISERS_WEBHOOK_URL",
    "CF_ANALYTICS_TOKEN",
    "SUPABASE_SECRET_KEY",
  ]);
  expect(settingsOf(parseEnv(example))).toEqual({
    supabaseUrl: "https://your-project.supabase.co",
    supabaseAnonKey: "sb_publishable_replace_me",
    googleClientId: "replace_me.apps.googleusercontent.com",
    googleClientSecret: "replace_me",
    publicOrigin: "https://navbindu.example",
    problems: { SESSION_SECRET: "must be comma-separated secrets of 32 characters or more" },
  });
});
