import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { useContext, useState } from "react";
import { pages } from "#app/content/pages.ts";
import { RequestContext } from "#app/http/request-context.ts";
import { Drawing } from "#app/motif/drawing.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { HelpNow } from "./help-now.tsx";

type Words = { title: string; text: string };

const words: Record<number, Words> = {
  403: {
    title: "That was not sent from this site",
    text: "For your safety, we accept forms from our own pages only. Nothing was stored. Please open the page here and send the form again.",
  },
  404: {
    title: "Page not found",
    text: "There is no page at this address. If you typed it, please check the spelling. Capital letters matter.",
  },
  405: {
    title: "This page cannot be opened this way",
    text: "It is only for what our own pages send to it. Nothing was stored or changed.",
  },
  503: {
    title: "Not available at the moment",
    text: "This part of the site is not set up yet. Nothing was stored or changed.",
  },
};

const problem: Words = {
  title: "Sorry, there is a problem",
  text: "The page could not be shown. It is not your fault; please try again in a moment.",
};

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The document's title if a page is missing or has failed. */
export function errorTitle(error: unknown): string {
  return (words[statusOf(error)] ?? problem).title;
}

/** Shown in place of a page that is missing or has failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error);
  const { title, text } = words[status] ?? problem;
  const { pathname } = useLocation();
  const meant = status === 404 && pages.find(({ path }) => path.toLowerCase() === pathname.toLowerCase());
  return (
    <>
      <div className="page band grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1fr_auto]">
        <div>
          <h1 className="hero-title">{title}</h1>
          <p className="mt-6 max-w-[34rem] text-xl">{text}</p>
          {meant && (
            <p className="mt-4 text-xl">
              Did you mean <a href={meant.path}>{meant.path}</a>?
            </p>
          )}
          {!words[status] && <Reference />}
          <p className="mt-8 flex flex-wrap gap-4">
            <ButtonLink href="/">Go to the home page</ButtonLink>{" "}
            <ButtonLink href="/joinvolunteer" look="tertiary">
              Register as a volunteer
            </ButtonLink>
          </p>
        </div>
        <Drawing number={0} className="size-48 text-link lg:size-80" />
      </div>
      {status === 404 && (
        <div className="page band pt-0">
          <HelpNow />
        </div>
      )}
    </>
  );
}

/** The request's reference in the log. Only the server has it, so the browser reads it from the HTML. */
function Reference() {
  const { reference } = useContext(RequestContext);
  const [shown] = useState(() => reference ?? globalThis.document?.getElementById("reference")?.textContent);
  return (
    shown && (
      <p className="mt-2 text-ink-2">
        Reference <span id="reference">{shown}</span>
      </p>
    )
  );
}
