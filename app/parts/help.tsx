import type { ReactNode } from "react";
import { help } from "#app/content/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";

const portalLink = <ExternalLink href={`https://${help.portal}`}>{help.portal}</ExternalLink>;
const portal = <span className="whitespace-nowrap">{portalLink}.</span>;

const callButtons = (
  <p className="flex flex-wrap gap-3 lg:flex-none">
    {[help.helpline, help.emergency].map((number) => (
      <ButtonLink key={number} href={`tel:${number}`} look="tertiary" label={`Call ${number}`} />
    ))}
  </p>
);

/** Where to get help after a fraud, above the footer of every page. */
export function HelpLine() {
  return (
    <aside
      aria-label="Help now"
      className="page help-line on-brand flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-4 lg:flex-nowrap"
    >
      <p>
        <strong>Lost money to online fraud?</strong> Call {help.helpline} now, then report it at {portal} Emergency:{" "}
        {help.emergency}.
      </p>
      {callButtons}
    </aside>
  );
}

/** A button that calls the helpline, as the main action of a page, and a link to the portal. */
export const callNow = (
  <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
    <ButtonLink href={`tel:${help.helpline}`} label={`Call ${help.helpline}`} /> {portalLink}
  </p>
);

/** A section on where to get help after a fraud, in full. */
export function HelpNow({ children }: { children?: ReactNode }) {
  return (
    <section className="page band pt-0">
      <div className="help-now">
        <h2 className="heading">If you have lost money or data to online fraud</h2>
        <p className="mt-2 mb-4 max-w-2xl">
          In India, call {help.helpline}, the national cyber-crime helpline, right away. The sooner you call, the better
          the chance of stopping the payment. Then tell your bank, and report it at {portal} If you are in immediate
          danger, call {help.emergency}.
        </p>
        {callButtons}
        {children}
      </div>
    </section>
  );
}
