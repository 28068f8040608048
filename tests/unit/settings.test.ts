import { expect, test } from "vitest";
import { settingsOf } from "#app/http/settings.server.ts";

const SECRET = "a".repeat(32);
const OLDER_SECRET = "b".repeat(40);
/** A key of a Supabase project that still has the older kind. */
const jwt = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.x`;

test.for([
  ["PUBLIC_ORIGIN", "https://navbindu.org/events?x#y", { publicOrigin: "https://navbindu.org" }],
  ["SUPABASE_URL", " https://x.supabase.co/\n", { supabaseUrl: "https://x.supabase.co/" }],
  ["SUPABASE_ANON_KEY", "sb_publishable_x\r\n", { supabaseAnonKey: "sb_publishable_x" }],
  ["SUPABASE_ANON_KEY", jwt({ role: "anon" }), { supabaseAnonKey: jwt({ role: "anon" }) }],
  ["SESSION_SECRET", `${SECRET}, ${OLDER_SECRET}\n`, { sessionSecrets: [SECRET, OLDER_SECRET] }],
] as const)("reads %s from %j", ([name, value, expected]) => {
  const { problems, ...settings } = settingsOf({ [name]: value });
  expect(problems).not.toHaveProperty(name);
  expect(settings).toMatchObject(expected);
});

test.for([
  ["SUPABASE_URL", "https://x.supabase.co/rest/v1", "must be an origin"],
  ["SUPABASE_ANON_KEY", " \n", "is missing"],
  ["SUPABASE_ANON_KEY", jwt({ role: "service_role" }), "is the secret key"],
  ["SESSION_SECRET", `${SECRET},short,${OLDER_SECRET}`, "32 characters or more"],
  ["CF_ANALYTICS_TOKEN", "5f<script>", "hexadecimal"],
] as const)("refuses %s of %j", ([name, value, problem]) => {
  const settings = settingsOf({ [name]: value });
  expect(settings.problems).toMatchObject({ [name]: expect.stringContaining(problem) });
});
