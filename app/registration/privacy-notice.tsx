import { Link } from "@remix-run/react";
import { RETENTION_MONTHS, uses } from "~/content/privacy-notice";
import { site } from "~/content/site";
import { fields } from "./fields";

/**
 * The notice that goes with the request for consent (Digital Personal Data Protection Act 2023, section 5): complete
 * without the privacy policy, which it leads to.
 */
export function PrivacyNotice() {
  return (
    <section aria-labelledby="privacy-notice" className="privacy-notice">
      <h2 id="privacy-notice" className="font-display text-2xl leading-tight font-bold">
        Your answers and your privacy
      </h2>
      <dl>
        <div>
          <dt>What for</dt>
          <dd>
            <ul className="grid gap-2">
              {uses.map(({ purpose, of }) => (
                <li key={purpose}>
                  {purpose}: <span className="text-ink-2">{of.map(labelOf).join(", ")}.</span>
                </li>
              ))}
              <li>
                To know how long to keep them: <span className="text-ink-2">the date and time.</span>
              </li>
            </ul>
          </dd>
        </div>
        <div>
          <dt>Who reads them</dt>
          <dd>Only {site.name}’s organisers. Supabase keeps them for us, and Cloudflare carries them there.</dd>
        </div>
        <div>
          <dt>How long</dt>
          <dd>We erase them after {RETENTION_MONTHS} months at most, and sooner if you ask.</dd>
        </div>
        <div>
          <dt>Your rights</dt>
          <dd>
            See, correct or erase your answers. Name someone who may do so for you. Withdraw your consent at any time,
            or complain. Write to{" "}
            <a href={`mailto:${site.email}`} className="wrap-anywhere">
              {site.email}
            </a>
            . If our answer does not help, turn to the Data Protection Board of India.
          </dd>
        </div>
      </dl>
      <p className="mt-5 border-t border-line pt-5">
        <strong>By pressing Register you agree</strong> that {site.name} stores these answers and uses them for these
        purposes only. If you are under 18, a parent has to agree for you. The{" "}
        <Link to="/privacy" prefetch="intent">
          privacy policy
        </Link>{" "}
        says more.
      </p>
    </section>
  );
}

function labelOf(name: string): string {
  return fields.find((field) => field.name === name)?.label.toLowerCase() ?? name;
}
