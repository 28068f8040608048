import { help } from "#app/content/help.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { CallButtons } from "./call-buttons.tsx";

/** Where to get help after a fraud, above the footer of every page. */
export function HelpLine() {
  return (
    <aside aria-label="Help now" className="help-line on-brand py-4">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 lg:flex-nowrap">
        <p>
          <strong>Lost money to online fraud?</strong> In India, call {help.helpline} right away, then report it at{" "}
          <ExternalLink href={help.portal} end=".">
            {new URL(help.portal).host}
          </ExternalLink>{" "}
          In an emergency, call {help.emergency}.
        </p>
        <CallButtons />
      </div>
    </aside>
  );
}
