import type { PrerenderedPage } from "virtual:prerendered";
import { cookieNames, hasCookie } from "#app/http/cookie-names.ts";
import { escapeHtml } from "#app/http/escape-html.ts";
import { fill, type Values } from "#app/http/page-template.ts";
import { findPage, valuesOfSite } from "#app/http/prerendered.server.ts";
import { serializeForScript } from "#app/http/serialize-for-script.ts";
import type { LoadContext } from "../../load-context.ts";
import { readAccount } from "./session.server.ts";
import { type Account, initialsOf } from "./user.ts";

/**
 * The answer to a signed-in visitor, exactly as Remix would render it: the prerendered page with the account filled in.
 * Made anew for every request.
 *
 * @returns undefined if no page was prerendered for this request, if nobody is signed in, or if a toast comes with it.
 */
export async function signedInPage(
  request: Request,
  { settings, nonce }: Pick<LoadContext, "settings" | "nonce">,
): Promise<Response | undefined> {
  if (request.method !== "GET" || hasCookie(request, cookieNames.toast)) return undefined;
  if (!hasCookie(request, cookieNames.session)) return undefined;
  const page = findPage(request, settings);
  const { account } = page ? await readAccount(request, settings.sessionSecrets) : { account: null };
  if (!page || !account) return undefined;
  return new Response(pageFor(account, page, request, { settings, nonce }), {
    status: page.status,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

/**
 * A prerendered page's HTML for a visitor, signed in or not.
 *
 * @param parts that have been rendered for this request.
 */
export function pageFor(
  account: Account | null,
  page: PrerenderedPage,
  request: Request,
  { settings, nonce }: Pick<LoadContext, "settings" | "nonce">,
  parts: Pick<Values, "main" | "scripts"> = {},
): string {
  const values = { ...valuesOfSite(request, settings, nonce), ...parts };
  if (!account) return fill(page.html, "anybody", values);
  const { displayName, email, photoURL } = account;
  const { pathname, search } = new URL(request.url);
  return fill(page.html, photoURL === null ? "an account" : "an account with a picture", {
    ...values,
    address: escapeHtml(pathname + search),
    name: escapeHtml(displayName),
    nameInScript: inScript(displayName),
    initials: escapeHtml(initialsOf(displayName)),
    email: escapeHtml(email),
    emailInScript: inScript(email),
    picture: escapeHtml(photoURL ?? ""),
    pictureInScript: inScript(photoURL ?? ""),
  });
}

/** A text as it stands in the loaders' data, which are JSON in a string of a script. */
function inScript(text: string): string {
  return serializeForScript(JSON.stringify(text)).slice(1, -1);
}
