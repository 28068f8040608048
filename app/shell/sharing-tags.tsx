import { useLocation } from "@remix-run/react";
import { useRootData } from "#app/account/root-data.ts";
import { pages, sharedPictureOf } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { useOrigin } from "#app/http/request-context.ts";

/** The parts of the head that depend on the site's origin. A page that is missing or has failed has none. */
export function SharingTags() {
  const origin = useOrigin();
  const { pathname } = useLocation();
  const page = pages.find(({ path }) => path === pathname);
  if (!useRootData() || !page) return null;
  return (
    <>
      <link rel="canonical" href={origin + pathname} />
      <meta property="og:url" content={origin + pathname} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:image" content={origin + sharedPictureOf(page.path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${site.name}: ${page.title}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
