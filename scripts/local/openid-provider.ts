import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { OAuth2Server } from "oauth2-mock-server";

const CALLBACK = "/auth/google/callback";

/**
 * Starts an OpenID provider in place of Google. It signs everybody in as one visitor, without asking. Like Google it checks
 * the client and its secret, the redirect URI, the PKCE verifier and the access token, and accepts a code once.
 *
 * @param port 0 or undefined for a free port.
 */
export async function startOpenIdProvider(port = 0) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(port, "localhost");
  const client = { id: "local-client", secret: randomBytes(16).toString("hex") };
  const visitor = { email: "asha@example.org", email_verified: true, name: "Asha Kulkarni", picture: "" };
  /** What each code was issued for. */
  const grants = new Map<string | undefined, { redirectUri: string; challenge: string | null }>();
  const accessTokens = new Set<unknown>();

  server.service.on("beforeAuthorizeRedirect", ({ url }, request) => {
    const asked = new URL(request.url ?? "", "http://localhost").searchParams;
    const redirectUri = asked.get("redirect_uri") ?? "";
    if (asked.get("client_id") !== client.id || URL.parse(redirectUri)?.pathname !== CALLBACK) {
      url.searchParams.delete("code");
      url.searchParams.set("error", "invalid_request");
      return;
    }
    const challenge = asked.get("code_challenge_method") === "S256" ? asked.get("code_challenge") : null;
    grants.set(url.searchParams.get("code") ?? "", { redirectUri, challenge });
  });

  server.service.on("beforeResponse", (answer, request) => {
    const { body } = request as IncomingMessage & { body: Record<string, string | undefined> };
    const grant = grants.get(body.code);
    grants.delete(body.code);
    const challenge = createHash("sha256")
      .update(body.code_verifier ?? "")
      .digest("base64url");
    if (body.client_id !== client.id || body.client_secret !== client.secret) {
      Object.assign(answer, { statusCode: 401, body: { error: "invalid_client" } });
    } else if (grant?.redirectUri !== body.redirect_uri || grant?.challenge !== challenge) {
      Object.assign(answer, { statusCode: 400, body: { error: "invalid_grant" } });
    } else accessTokens.add((answer.body as Record<string, unknown>).access_token);
  });
  server.service.on("beforeTokenSigning", ({ payload }) => void Object.assign(payload, visitor));
  server.service.on("beforeUserinfo", (answer, request) => {
    const isKnown = accessTokens.has(request.headers.authorization?.replace(/^Bearer /, ""));
    if (isKnown) answer.body = { ...(answer.body as object), ...visitor };
    else Object.assign(answer, { statusCode: 401, body: { error: "invalid_token" } });
  });
  return {
    settings: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: String(server.issuer.url),
    },
    service: server.service,
    close: () => server.stop(),
  };
}
