import { OAuth2Server } from "oauth2-mock-server";

export type LocalProvider = { issuer: string; service: OAuth2Server["service"]; close(): Promise<void> };

/**
 * Starts an OpenID provider that stands in for Google and signs everybody in as the same visitor, without asking.
 *
 * @param port 0 or absent for any free one.
 */
export async function startOpenIdProvider(port?: number): Promise<LocalProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(port ?? 0, "localhost");
  const visitor = { email: "asha@example.org", email_verified: true, name: "Asha Kulkarni", picture: "" };
  server.service.on("beforeTokenSigning", (token) => {
    Object.assign(token.payload, visitor);
  });
  server.service.on("beforeUserinfo", (answer) => {
    answer.body = { ...(answer.body as object), ...visitor };
  });
  return { issuer: String(server.issuer.url), service: server.service, close: () => server.stop() };
}
