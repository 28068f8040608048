import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { OAuth2Server } from "oauth2-mock-server";

/**
 * Starts an OpenID provider in place of Google, which signs every visitor in as one person. It checks the client and
 * its secret, the redirect URI, the PKCE verifier and the access token.
 */
export async function startOpenIdProvider(port = 0) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(port, "localhost");
  const client = { id: "local-client", secret: randomBytes(16).toString("hex") };
  const visitor = { email: "asha@example.org", email_verified: true, name: "Asha Kulkarni", picture: "" };
  const redirectUris = new Map<string | null, string | null>();
  const accessTokens = new Set<unknown>();

  server.service.on("beforeAuthorizeRedirect", ({ url }, request) => {
    const { searchParams } = new URL(request.url ?? "", "http://localhost");
    redirectUris.set(url.searchParams.get("code"), searchParams.get("redirect_uri"));
  });
  // The answer of the token endpoint.
  server.service.on("beforeResponse", (answer, request) => {
    const { body } = request as IncomingMessage & { body: Record<string, string> };
    const { client_id, client_secret, code = "", code_verifier, redirect_uri } = body;
    const isClient = client_id === client.id && client_secret === client.secret;
    const isRedirectUri = redirect_uri !== undefined && redirect_uri === redirectUris.get(code);
    // Each code is valid once.
    redirectUris.delete(code);
    // The package compares a verifier with the challenge, but does not require one.
    if (isClient && isRedirectUri && code_verifier) {
      accessTokens.add((answer.body as { access_token: string }).access_token);
      return;
    }
    const error = isClient ? "invalid_grant" : "invalid_client";
    Object.assign(answer, { statusCode: 400, body: { error } });
  });
  server.service.on("beforeTokenSigning", ({ payload }) => {
    Object.assign(payload, visitor);
  });
  server.service.on("beforeUserinfo", (answer, { headers }) => {
    const accessToken = headers.authorization?.replace("Bearer ", "");
    if (accessTokens.has(accessToken)) Object.assign(answer.body as object, visitor);
    else Object.assign(answer, { statusCode: 401, body: { error: "invalid_token" } });
  });
  const issuer = String(server.issuer.url);
  return {
    settings: { GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret, GOOGLE_ISSUER: issuer },
    service: server.service,
    close: () => server.stop(),
  };
}
