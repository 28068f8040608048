import { help } from "#app/content/help.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { CallButtons } from "./call-buttons.tsx";

/** Where to get help after a fraud, in full. */
export function HelpNow() {
  return (
    <section className="help-now" aria-labelledby="help-now">
      <h2 id="help-now" className="heading">
        If you have lost money or data to online fraud
      </h2>
      <p className="mt-2 mb-4 max-w-[42rem]">
        In India, call {help.helpline}, the national cyber-crime helpline, right away. The sooner you call, the better
        the chance of stopping the payment. Then report it at{" "}
        <ExternalLink href={help.portal} end=".">
          {new URL(help.portal).host}
        </ExternalLink>{" "}
        If you are in immediate danger, call {help.emergency}.
      </p>
      <CallButtons />
    </section>
  );
}
