import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { useContext } from "react";
import { resembledPage } from "#app/content/resembled-page.ts";
import { RequestContext } from "#app/http/request-context.ts";
import { HelpSection } from "#app/parts/help-section.tsx";
import { TitledHeader } from "#app/parts/page-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** The document's title if a page is missing or has failed. */
export function errorTitle(error: unknown): string {
  return isNotFound(error) ? "Page not found" : "Sorry, there is a problem";
}

/** Shown in place of a page that is missing or has failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const { reference } = useContext(RequestContext);
  const { pathname } = useLocation();
  const isMissing = isNotFound(error);
  const resembled = isMissing ? resembledPage(pathname) : undefined;
  let lead = "We could not show this page. Please try again in a moment.";
  if (isMissing) lead = "There is no page at this address. The link may be old or cut off.";
  if (resembled) lead = "The address is almost right.";
  return (
    <>
      <TitledHeader title={errorTitle(error)} picture="page" lead={lead}>
        {!isMissing && <p className="mt-2 text-ink-2">Reference {reference}</p>}
      </TitledHeader>
      <p className="page band flex flex-wrap gap-4">
        {resembled && <ButtonLink href={resembled.path} label={`Go to ${resembled.title}`} />}{" "}
        <ButtonLink href="/" look={resembled ? "tertiary" : "primary"} label="Go to the home page" />{" "}
        {isMissing && !resembled && <ButtonLink href="/events" look="tertiary" label="See events" />}
      </p>
      {isMissing && <HelpSection />}
    </>
  );
}
