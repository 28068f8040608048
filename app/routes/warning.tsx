import { useContext } from "react";
import { help } from "#app/content/site.ts";
import { afterFraud, type Warning as WarningText, warningPath, warnings } from "#app/content/warnings.ts";
import { RequestContext } from "#app/http/request-context.ts";
import { PortalLink } from "#app/parts/help-links.tsx";
import { HelpSection } from "#app/parts/help-section.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { ScamMessage } from "#app/parts/scam-message.tsx";
import { ShareLink } from "#app/parts/share-link.tsx";
import { usePage } from "#app/parts/use-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** The page of one warning, which visitors share or print. */
export default function Warning() {
  const { origin } = useContext(RequestContext);
  const { path } = usePage();
  const index = warnings.findIndex((one) => warningPath(one) === path);
  const warning = warnings[index] as WarningText;
  const isAfterFraud = warning.slug === afterFraud.slug;
  const next = warnings[(index + 1) % warnings.length] as WarningText;
  return (
    <>
      <PageHeader lead={warning.answer}>{isAfterFraud && <CallHelpline />}</PageHeader>
      <div className="page band grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <ScamMessage warning={warning} />
        <section>
          <h2 className="heading">Pass it on</h2>
          <p className="mt-2 mb-4 print:hidden">Send this page to your family and friends.</p>
          <p className="print:hidden">
            <ShareLink
              text={warning.share}
              path={path}
              about={warning.title}
              look={isAfterFraud ? "secondary" : "primary"}
            />
          </p>
          <p className="mt-4">
            <span className="print:hidden">Or copy this address: </span>
            <span className="wrap-anywhere select-all">
              {`${origin}/trainings/`}
              <wbr />
              {warning.slug}
            </span>
          </p>
        </section>
      </div>
      <HelpSection />
      <p className="page band flex flex-wrap gap-4 pt-0 print:hidden">
        <ButtonLink href={warningPath(next)} look="secondary" label={`Next: ${next.title}`} />{" "}
        <ButtonLink href="/trainings" look="tertiary" label="All safe habits" />
      </p>
    </>
  );
}

/** A button that calls the helpline, as the main action of the page, and a link to the portal. */
function CallHelpline() {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <ButtonLink href={`tel:${help.helpline}`} label={`Call ${help.helpline}`} /> <PortalLink />
    </p>
  );
}
