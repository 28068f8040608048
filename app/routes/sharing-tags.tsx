import { useLocation } from "@remix-run/react";
import { pages } from "~/content/pages";
import { site } from "~/content/site";
import { useRootData } from "~/session/root-data";
import { useOrigin } from "~/ui/request-context";

/** The parts of a page's head that depend on where the site is served. A page that is missing or failed has none. */
export function SharingTags() {
  const origin = useOrigin();
  const { pathname } = useLocation();
  if (!useRootData() || !pages.some(({ path }) => path === pathname)) return null;
  return (
    <>
      <link rel="canonical" href={origin + pathname} />
      <meta property="og:url" content={origin + pathname} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:image" content={`${origin}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${site.name}: ${site.tagline}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
