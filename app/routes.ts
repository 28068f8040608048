import { route as anyCase, type RouteConfig, type RouteConfigEntry } from "@remix-run/route-config";

// The specification's paths are case-sensitive as spelt.
function route(path: string, file: string): RouteConfigEntry {
  return anyCase(path, file, { caseSensitive: true });
}

/** Every address of the product. */
export default [
  route("/", "routes/home.tsx"),
  route("joinvolunteer", "routes/join-volunteer.tsx"),
  route("robots.txt", "routes/robots.txt.ts"),
  route("sitemap.xml", "routes/sitemap.xml.ts"),
  route(".well-known/security.txt", "routes/security.txt.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
