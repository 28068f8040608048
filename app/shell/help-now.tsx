import { help } from "#app/content/help.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";

/** Where to turn after a fraud, in full. */
export function HelpNow() {
  return (
    <div className="help-now">
      <h2 id="help-now" className="heading">
        If you have been cheated online
      </h2>
      <p className="mt-2 max-w-[42rem]">
        In India, call <PhoneLink number={help.helpline} />, the national cyber-crime helpline, at once. The sooner you
        call, the better the chance of stopping the money. Then report it at{" "}
        <ExternalLink href={help.portal} end=".">
          {new URL(help.portal).host}
        </ExternalLink>{" "}
        If you are in danger, call <PhoneLink number={help.emergency} />.
      </p>
    </div>
  );
}
