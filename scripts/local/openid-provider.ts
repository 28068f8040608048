import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type MutableResponse, OAuth2Server } from "oauth2-mock-server";

/** What an authorization code was issued for. */
type Grant = { clientId: string | null; redirectUri: string | null; challenge: string | null };

const CALLBACK = "/auth/google/callback";

/**
 * Starts an OpenID provider that stands in for Google and signs everybody in as the same visitor, without asking. It is
 * as strict as Google about the client and its secret, the registered redirect URI, the code's verifier (RFC 6749,
 * 4.1.3; RFC 7636, 4.6), and the access token. A code works once.
 *
 * @param port 0 or undefined for any free one.
 * @param https the files of the key and the certificate, to serve it over https.
 */
export async function startOpenIdProvider(port?: number, https?: { key: string; cert: string }) {
  const server = new OAuth2Server(https?.key, https?.cert);
  await server.issuer.keys.generate("RS256");
  await server.start(port ?? 0, "localhost");
  const client = { id: "local-client", secret: randomBytes(16).toString("hex") };
  const grants = new Map<string, Grant>();
  const accessTokens = new Set<string>();

  server.service.on("beforeAuthorizeRedirect", ({ url }, request) => {
    const { searchParams: asked } = new URL(request.url ?? "", "http://localhost");
    const [clientId, redirectUri] = [asked.get("client_id"), asked.get("redirect_uri")];
    if (clientId !== client.id || !redirectUri || new URL(redirectUri).pathname !== CALLBACK) {
      url.searchParams.delete("code");
      url.searchParams.set("error", "invalid_request");
      return;
    }
    const challenge = asked.get("code_challenge_method") === "S256" ? asked.get("code_challenge") : null;
    grants.set(String(url.searchParams.get("code")), { clientId, redirectUri, challenge });
  });

  server.service.on("beforeResponse", (answer, request) => {
    const body = (request as IncomingMessage & { body: Record<string, string | undefined> }).body;
    const grant = grants.get(body.code ?? "");
    grants.delete(body.code ?? "");
    if (body.client_id !== client.id || body.client_secret !== client.secret) refuse(answer, 401, "invalid_client");
    else if (
      body.grant_type !== "authorization_code" ||
      !grant?.challenge ||
      grant.redirectUri !== body.redirect_uri ||
      grant.challenge !==
        createHash("sha256")
          .update(body.code_verifier ?? "")
          .digest("base64url")
    )
      refuse(answer, 400, "invalid_grant");
    else accessTokens.add(String((answer.body as Record<string, unknown>).access_token));
  });

  const visitor = { email: "asha@example.org", email_verified: true, name: "Asha Kulkarni", picture: "" };
  server.service.on("beforeTokenSigning", (token) => {
    Object.assign(token.payload, visitor);
  });
  server.service.on("beforeUserinfo", (answer, request) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    if (!token || !accessTokens.has(token)) return refuse(answer, 401, "invalid_token");
    answer.body = { ...(answer.body as object), ...visitor };
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

function refuse(answer: MutableResponse, statusCode: number, error: string): void {
  answer.statusCode = statusCode;
  answer.body = { error };
}
