import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { renderSVG } from "uqr";
import { findPage } from "#app/content/pages.ts";
import { originOf } from "#app/http/origin.server.ts";

/** The QR code of the page that `?page=` names by its path, for paper. The build does not know the site's origin. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get("page") ?? "";
  if (!findPage(page)) throw new Response("No such page.", { status: 404 });
  return new Response(renderSVG(originOf(request, context.settings) + page), {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
