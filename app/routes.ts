import { index, type RouteConfig, type RouteConfigEntry, route as remixRoute } from "@remix-run/route-config";
import { nineMessages } from "./content/nine-messages.ts";
import { allPages, pageAt, TO_SHARE, versionsOf } from "./content/pages.ts";

/** A route whose path is case-sensitive (docs/product.md, Addresses). Routes that share a file need an id each. */
function route(path: string, file: string, id?: string): RouteConfigEntry {
  return remixRoute(path, file, { caseSensitive: true, id });
}

/** The file of a teaching page, by the path of its English page. */
function fileOf(englishPath: string): string {
  return (
    {
      "/trainings": "routes/trainings.tsx",
      "/trainings/nine-messages": "routes/nine-messages/route.tsx",
      "/trainings/lost-money": "routes/lost-money.tsx",
    }[englishPath] ?? "routes/warning/route.tsx"
  );
}

export default [
  // The form is the first route: a new isolate compiles the patterns in this order, up to the one that matches.
  route("joinvolunteer", "routes/volunteer-registration.tsx"),
  index("routes/home/route.tsx"),
  route("events", "routes/events/route.tsx"),
  route("briefings", "routes/briefings.tsx"),
  route("trainings", "routes/trainings.tsx"),
  route("on-demand-training", "routes/on-demand-training.tsx"),
  route("self-assessment", "routes/self-assessment.tsx"),
  route("call-for-trainings", "routes/call-for-trainings.tsx"),
  route("arsenal", "routes/arsenal.tsx"),
  route("summits", "routes/summits.tsx"),
  route("webinars", "routes/webinars.tsx"),
  route("sponsorships", "routes/sponsorships.tsx"),
  route("about", "routes/about.tsx"),
  route("register", "routes/ways-to-join.tsx"),
  route("contact", "routes/contact.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("terms", "routes/terms.tsx"),
  route("Volunteer", "routes/volunteer.tsx"),
  route("volunteer", "routes/volunteer-redirect.tsx"),
  route("VenueCollaboration", "routes/venue-collaboration.tsx"),
  route("Speaker", "routes/speaker.tsx"),
  route("auth/google", "routes/auth.google.ts"),
  route("auth/google/callback", "routes/auth.google.callback.ts"),
  route("auth/finished", "routes/auth.finished.tsx"),
  route("auth/logout", "routes/auth.logout.ts"),
  route("robots.txt", "routes/robots.txt.ts"),
  route("sitemap.xml", "routes/sitemap.xml.ts"),
  route(".well-known/security.txt", "routes/security.txt.ts"),
  route("qr.svg", "routes/qr.svg.ts"),
  ...allPages()
    .filter(({ group }) => group === TO_SHARE)
    .map(({ path, englishPath }) => route(path.slice(1), fileOf(englishPath), path)),
  ...versionsOf(pageAt(nineMessages.path)).map(({ path }) =>
    route(`${path.slice(1)}/again`, "routes/nine-messages/again.ts", `${path}/again`),
  ),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
