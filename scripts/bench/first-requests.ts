import { startService } from "../../tests/support/service.ts";
import { someAnswers } from "../../tests/support/site.ts";
import { startOpenIdProvider } from "../local/openid-provider.ts";
import type { LocalSecrets } from "../local/secrets.ts";
import { get, post } from "./load.ts";
import type { Subject } from "./pages.ts";
import { startWorkerd } from "./workerd.ts";
import { ours } from "./workers.ts";

const FORM = "application/x-www-form-urlencoded";
const ORIGIN = "http://localhost";

/**
 * What a new isolate may be asked first, beside public pages. Every request works once.
 *
 * @returns the subjects, and a function that stops the database and the sign-in provider that they use.
 */
export async function firstRequests(secrets: LocalSecrets) {
  const database = await startService({ service: "database", options: secrets });
  const provider = await startOpenIdProvider();
  const variables = {
    SUPABASE_URL: database.url,
    SUPABASE_ANON_KEY: secrets.publishableKey,
    SESSION_SECRET: secrets.sessionSecret,
    ...provider.settings,
    PUBLIC_ORIGIN: ORIGIN,
  };
  const worker = ours(variables);
  // Starts the sign-ins whose ends are measured.
  const helper = await startWorkerd("sign-in", worker);
  const form = (path: string, answers: Record<string, string>) =>
    post(path, FORM, String(new URLSearchParams(answers)), { Origin: ORIGIN });

  /** The provider's answer to a sign-in that another process has started. */
  async function callback(): Promise<Buffer> {
    const origin = `http://127.0.0.1:${helper.port}`;
    const begun = await fetch(`${origin}/auth/google`, {
      method: "POST",
      headers: { Origin: origin },
      body: new URLSearchParams({ returnTo: "/" }),
      redirect: "manual",
    });
    const consent = await fetch(begun.headers.get("Location") ?? "", { redirect: "manual" });
    const { pathname, search } = new URL(consent.headers.get("Location") ?? "");
    const cookies = begun.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    return get(pathname + search, cookies.join("; "));
  }

  const subjects = {
    registration: { worker, request: () => form("/joinvolunteer", someAnswers()), status: 303 },
    refused: { worker, request: () => form("/joinvolunteer", someAnswers({ name: "" })), status: 400 },
    notFound: { worker, request: () => get("/nowhere"), status: 404 },
    signIn: { worker, request: () => form("/auth/google", { returnTo: "/" }), status: 302 },
    callback: { worker, request: callback, status: 303 },
    upkeep: { worker: { ...worker, scheduled: true }, request: () => get("/") },
  } satisfies Record<string, Subject>;
  return {
    subjects,
    async close() {
      await helper.stop();
      await database.kill();
      await provider.close();
    },
  };
}
