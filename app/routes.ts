import { route as anyCase, type RouteConfig, type RouteConfigEntry } from "@remix-run/route-config";

// The specification's paths are case-sensitive as spelt.
function route(path: string, file: string): RouteConfigEntry {
  return anyCase(path, file, { caseSensitive: true });
}

/** Every address of the product. */
export default [
  route("/", "routes/home.tsx"),
  route("joinvolunteer", "routes/join-volunteer.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
