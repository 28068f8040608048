import { afterwards, CORRECTION_SUBJECT, correction } from "#app/content/registration.ts";
import { mailTo, site, socialLinks } from "#app/content/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { FORM_PATH } from "./form-address.ts";
import { Notice } from "./notice.tsx";

const chat = socialLinks.find(({ network }) => network === "Discord");

/** Confirms a registration and says what happens next. */
export function Confirmation({ sentence }: { sentence: string }) {
  return (
    <Notice look="ok" heading={sentence}>
      <h3 className="mt-4 font-sans text-lg">What happens next</h3>
      <ul className="bullet-list mt-3 wrap-anywhere">
        {afterwards.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {chat && (
          <li>
            In the meantime, say hello in our team chat: <ExternalLink href={chat.url}>{chat.network}</ExternalLink>
          </li>
        )}
        <li>
          {correction.beforeEmail} <a href={mailTo(CORRECTION_SUBJECT)}>{site.email}</a> {correction.afterEmail}
        </li>
      </ul>
      <p className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href="/trainings/nine-messages" label="Nine messages: scam or real?" />
        <ButtonLink href="/trainings" label="Read our warnings" look="secondary" />
        <ButtonLink href={FORM_PATH} label="Register somebody else" look="tertiary" />
      </p>
    </Notice>
  );
}
