import { createCookies } from "#app/http/cookie.server.ts";
import { type Env, settingsOf } from "#app/http/settings.server.ts";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends ReturnType<typeof getLoadContext> {}
}

/** The `context` of every loader and action. */
export function getLoadContext(request: Request, env: Env) {
  const settings = settingsOf(env);
  const { sessionSecrets: secrets } = settings;
  const isHttps = new URL(request.url).protocol === "https:";
  return {
    settings,
    /** Undefined without `SESSION_SECRET`. */
    cookies: secrets && createCookies({ isHttps, secrets }),
    /** An id of the request for the log and the visitor: Cloudflare's Ray ID, or a random one. */
    reference: request.headers.get("CF-Ray")?.slice(0, 16) ?? crypto.randomUUID().slice(0, 8),
    /** Whether the request is a POST. After a POST, the `request` of a loader is a GET. */
    isSubmission: request.method === "POST",
    registrationLimit: env.REGISTRATION_LIMIT,
  };
}
