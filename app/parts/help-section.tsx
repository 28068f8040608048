import { lostMoney } from "#app/content/lost-money.ts";
import { help } from "#app/content/site.ts";
import { CallButtons, PortalLinkAtEnd } from "./help-links.tsx";

/** Where to get help after a fraud, in full. It replaces the help strip of the frame. */
export function HelpSection() {
  return (
    <section className="page band pt-0">
      <div className="help-now gap-x-12 lg:flex lg:items-center lg:justify-between">
        <div className="max-w-2xl">
          <h2>If you have lost money or data to online fraud</h2>
          <p className="mt-3 max-lg:mb-4">
            {help.advice} <PortalLinkAtEnd /> {help.danger}
          </p>
        </div>
        <div className="flex-none">
          <CallButtons />
          <p className="mt-3">
            <a href={lostMoney.path}>All steps, and what to have ready</a>
          </p>
        </div>
      </div>
    </section>
  );
}
