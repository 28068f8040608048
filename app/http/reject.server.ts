import { isUrlEncoded } from "./form-body.server.ts";
import { plainText } from "./plain-text.server.ts";

/** How a path takes a POST. */
export type PostPath = {
  /** Whether the path is also a page. */
  hasPage: boolean;
  /** Whether a client that is not a browser, for example curl, may send a POST without `Origin`. */
  acceptsNonBrowsers: boolean;
};

/**
 * Rejects a damaged path, a method that the path does not accept, a cross-origin POST, and a form of another type.
 * Remix would accept a POST without `Origin`, and checks the origin only for pages.
 *
 * @param postPaths the paths that take a POST.
 * @returns a response in plain text, or undefined if the request may proceed.
 */
export function rejectRequest(request: Request, url: URL, postPaths: ReadonlyMap<string, PostPath>) {
  const { method } = request;
  try {
    decodeURIComponent(url.pathname);
  } catch {
    // React Router would log the path, which may contain personal data.
    return plainText(400, "This address is damaged.");
  }
  const postPath = postPaths.get(url.pathname);
  const allowed = allowedMethods(postPath);
  if (!allowed.includes(method)) {
    return plainText(405, "This address does not take this kind of request.", { Allow: allowed.join(", ") });
  }
  if (method !== "POST") return undefined;
  const needsNoOrigin = postPath?.acceptsNonBrowsers && !isFromBrowser(request);
  if (!needsNoOrigin && !isSameOrigin(request, url.origin)) {
    return plainText(403, "This form was sent from another site. Nothing was changed.");
  }
  if (!isUrlEncoded(request)) return plainText(415, "This address takes application/x-www-form-urlencoded only.");
  return undefined;
}

function allowedMethods(postPath: PostPath | undefined): string[] {
  if (!postPath) return ["GET", "HEAD"];
  return postPath.hasPage ? ["GET", "HEAD", "POST"] : ["POST"];
}

/** Browsers send at least one of these headers with a POST. */
function isFromBrowser({ headers }: Request): boolean {
  return headers.has("Origin") || headers.has("Sec-Fetch-Site");
}

/**
 * Whether a page of this origin sent a POST. Browsers send `Sec-Fetch-Site` to https and localhost only.
 *
 * @see https://www.w3.org/TR/fetch-metadata/
 */
function isSameOrigin({ headers }: Request, origin: string): boolean {
  const sentOrigin = headers.get("Origin");
  const fetchSite = headers.get("Sec-Fetch-Site");
  if (fetchSite === null) return sentOrigin === origin;
  // Some browsers send `Origin: null` with `Sec-Fetch-Site: same-origin`.
  return fetchSite === "same-origin" && [null, "null", origin].includes(sentOrigin);
}
