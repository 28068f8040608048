import { help } from "#app/content/site.ts";
import { CallButtons, PortalLinkAtEnd } from "#app/parts/help-links.tsx";

/** Where to get help after a fraud, in short, above the footer. Pages that say it in full hide the strip. */
export function HelpStrip() {
  return (
    <aside
      aria-label="Help now"
      className="page help-strip on-brand flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-4 lg:flex-nowrap"
    >
      <p>
        <strong>{help.question}</strong> {help.short} <PortalLinkAtEnd />{" "}
        <span className="whitespace-nowrap">Emergency: {help.emergency}.</span>
      </p>
      <CallButtons />
    </aside>
  );
}
