import { useRouteError } from "@remix-run/react";
import { useContext } from "react";
import { describeSharedPicture, type Page, versionsOf } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { RequestContext } from "#app/http/request-context.ts";
import { useKnownPage } from "#app/parts/use-page.ts";
import { errorTitle } from "./error-page.tsx";

/**
 * The title and metadata of a page, for tabs, search results and shared links (https://ogp.me). After a rejected form,
 * the title begins with "Error:".
 */
export function PageMetadata() {
  const { origin, isSubmission } = useContext(RequestContext);
  const error = useRouteError();
  const knownPage = useKnownPage();
  // A known page may have failed.
  const page = error ? undefined : knownPage;
  const shared = page && describeSharedPicture(page);
  const ownTitle = error ? errorTitle(error) : page?.title;
  const title = [ownTitle, site.name].filter(Boolean).join(" | ");
  return (
    <>
      <title>{isSubmission ? `Error: ${title}` : title}</title>
      <meta name="description" content={page?.description ?? site.description} />
      {page && shared && (
        <>
          <link rel="canonical" href={origin + page.path} />
          <Versions page={page} />
          <meta property="og:url" content={origin + page.path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={page.description} />
          <meta property="og:image" content={origin + shared.picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={shared.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/** The page's language, and its versions in other languages (https://html.spec.whatwg.org/#rel-alternate). */
function Versions({ page }: { page: Page }) {
  const { origin } = useContext(RequestContext);
  const versions = versionsOf(page);
  const others = versions.filter((version) => version !== page);
  return (
    <>
      <meta property="og:locale" content={page.texts.locale} />
      {others.map(({ path, texts }) => (
        <meta key={path} property="og:locale:alternate" content={texts.locale} />
      ))}
      {others.length > 0 && <link rel="alternate" hrefLang="x-default" href={origin + page.englishPath} />}
      {others.length > 0 &&
        versions.map(({ path, texts }) => (
          <link key={path} rel="alternate" hrefLang={texts.code} href={origin + path} />
        ))}
    </>
  );
}
