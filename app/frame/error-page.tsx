import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { useContext } from "react";
import { resembledPage } from "#app/content/resembled-page.ts";
import { RequestContext } from "#app/http/request-context.ts";
import { Pictogram } from "#app/motif/pictogram.tsx";
import { HelpSection } from "#app/parts/help-section.tsx";
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
  const isUnlikeAny = isMissing && !resembled;
  return (
    <>
      <div className="page band flex flex-col justify-between gap-x-16 gap-y-12 lg:flex-row lg:items-center">
        <div>
          <h1 className="title text-5xl/tight">{errorTitle(error)}</h1>
          <p className="mt-6 max-w-xl text-xl">
            {resembled && "The address is almost right."}
            {isUnlikeAny && "There is no page at this address. Please check the spelling."}
            {!isMissing && "We could not show this page. Please try again in a moment."}
          </p>
          {!isMissing && <p className="mt-2 text-ink-2">Reference {reference}</p>}
          <p className="mt-8 flex flex-wrap gap-4">
            {resembled && <ButtonLink href={resembled.path} label={`Go to ${resembled.title}`} />}{" "}
            <ButtonLink href="/" look={resembled ? "tertiary" : "primary"} label="Go to the home page" />{" "}
            {isUnlikeAny && <ButtonLink href="/events" look="tertiary" label="See events" />}
          </p>
        </div>
        <Pictogram name="line" className="size-40 lg:size-80" />
      </div>
      {isMissing && <HelpSection />}
    </>
  );
}
