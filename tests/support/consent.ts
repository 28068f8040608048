import { startOpenIdProvider } from "../../scripts/local/openid-provider.ts";
import { untilOver } from "./until-over.ts";
import { startUpstream } from "./upstream.ts";

/**
 * The local OpenID provider behind a page that asks the visitor: "Continue" or "Cancel". Unless `asks` is set it lets
 * everybody through without asking, like the provider itself.
 */
export async function startConsentProvider() {
  const provider = untilOver(await startOpenIdProvider());
  const behind = provider.settings.GOOGLE_ISSUER;
  const consent = { asks: false };
  const server = await startUpstream(async (request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? "", behind);
    if (pathname === "/.well-known/openid-configuration") {
      response.setHeader("Content-Type", "application/json");
      const [token_endpoint, userinfo_endpoint] = [`${behind}/token`, `${behind}/userinfo`];
      const authorization_endpoint = `${issuer}/authorize`;
      response.end(JSON.stringify({ issuer, authorization_endpoint, token_endpoint, userinfo_endpoint }));
    } else if (pathname === "/authorize" && consent.asks) {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      const query = search.replaceAll("&", "&amp;");
      response.end(`<!DOCTYPE html><title>Consent</title><link rel="icon" href="data:,">
<a href="/continue${query}">Continue</a> <a href="/cancel${query}">Cancel</a>`);
    } else if (pathname === "/cancel") {
      const answer = new URL(String(searchParams.get("redirect_uri")));
      answer.searchParams.set("error", "access_denied");
      answer.searchParams.set("state", String(searchParams.get("state")));
      response.writeHead(302, { Location: answer.href }).end();
    } else {
      const answer = await fetch(`${behind}/authorize${search}`, { redirect: "manual" });
      response.writeHead(answer.status, { Location: String(answer.headers.get("Location")) }).end();
    }
  });
  // Another site than the tested one, like Google.
  const issuer = server.url.replace("127.0.0.1", "localhost");
  provider.service.issuer.url = issuer;
  return Object.assign(consent, {
    settings: { ...provider.settings, GOOGLE_ISSUER: issuer },
    service: provider.service,
  });
}
