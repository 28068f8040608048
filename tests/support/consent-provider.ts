import { startOpenIdProvider } from "../../scripts/local/openid-provider.ts";
import { closeAfterTest } from "./close-after-test.ts";
import { startUpstream } from "./upstream.ts";

/**
 * Starts the local OpenID provider behind a page with the links "Continue" and "Cancel". The page shows only while
 * `asks` is true.
 */
export async function startConsentProvider() {
  const provider = closeAfterTest(await startOpenIdProvider());
  const behind = provider.settings.GOOGLE_ISSUER;
  const consent = { asks: false };
  const server = await startUpstream(async (request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? "", behind);
    if (pathname === "/.well-known/openid-configuration") {
      const configuration = {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${behind}/token`,
        userinfo_endpoint: `${behind}/userinfo`,
      };
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(configuration));
    } else if (pathname === "/authorize" && consent.asks) {
      const query = search.replaceAll("&", "&amp;");
      // As Google does: the popup looks closed to the page that opened it.
      response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
      response.setHeader("Content-Type", "text/html; charset=utf-8").end(`<!DOCTYPE html><title>Consent</title>
<link rel="icon" href="data:,"><a href="/continue${query}">Continue</a> <a href="/cancel${query}">Cancel</a>`);
    } else if (pathname === "/cancel") {
      const callback = new URL(String(searchParams.get("redirect_uri")));
      callback.searchParams.set("error", "access_denied");
      callback.searchParams.set("state", String(searchParams.get("state")));
      response.writeHead(302, { Location: callback.href }).end();
    } else {
      const answer = await fetch(`${behind}/authorize${search}`, { redirect: "manual" });
      response.writeHead(answer.status, { Location: String(answer.headers.get("Location")) }).end();
    }
  });
  // Another site than the tested one, as Google is.
  const issuer = server.url.replace("127.0.0.1", "localhost");
  provider.service.issuer.url = issuer;
  const settings = { ...provider.settings, GOOGLE_ISSUER: issuer };
  return Object.assign(consent, { settings, service: provider.service });
}
