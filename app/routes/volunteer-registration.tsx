import type { HeadersFunction } from "@remix-run/cloudflare";
import { useActionData, useLocation } from "@remix-run/react";
import { afterwards, formTexts } from "#app/content/registration.ts";
import { mailTo, meetupIn, site } from "#app/content/site.ts";
import { PageHeader } from "#app/parts/page-header.tsx";
import { useRootData } from "#app/parts/use-root-data.ts";
import { Confirmation } from "#app/registration/confirmation.tsx";
import { cityIn, FORM_PATH, isAfterSuccess } from "#app/registration/form-address.ts";
import type { Rejection } from "#app/registration/notice.tsx";
import { Status } from "#app/registration/status.tsx";
import { VolunteerForm } from "#app/registration/volunteer-form.tsx";
import { BulletList } from "#app/ui/bullet-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export { registerVolunteer as action } from "#app/registration/register.server.ts";

// Without this function, Remix drops the Retry-After header.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function VolunteerRegistration() {
  const rejection = useActionData<Rejection>();
  const query = new URLSearchParams(useLocation().search);
  if (isAfterSuccess(query) && !rejection) return <Sent />;
  const city = cityIn(query);
  const preselected = city ? { volunteer_for: meetupIn(city) } : {};
  return (
    <>
      <PageHeader>
        <p className="mt-3">
          {formTexts.beforeEventsLink} <a href="/events">{formTexts.eventsLink}</a>
        </p>
      </PageHeader>
      <div className="page band columns items-start">
        <div id="registration" className="max-w-182 lg:col-span-2 lg:max-w-170">
          <VolunteerForm rejection={rejection} answers={rejection?.answers ?? preselected} />
        </div>
        <WhatHappensNext />
      </div>
    </>
  );
}

/**
 * The page to which the action redirects after a success. Without a confirmation, because the browser blocks cookies or
 * because this is a reload or a shared link, the page says "If you have just pressed Register".
 */
function Sent() {
  const toast = useRootData()?.toast;
  const confirmation = toast?.confirmation;
  return (
    <>
      <PageHeader lead={confirmation && "Thank you for giving your time."}>
        {!confirmation && (
          <p className="mt-5">
            <ButtonLink href={FORM_PATH} label="Register as a volunteer" />
          </p>
        )}
      </PageHeader>
      <div className="page band">
        <div id="registration" className="max-w-182 lg:max-w-170">
          <Confirmation sentence={confirmation ?? "If you have just pressed Register, your registration is saved."} />
          {confirmation && <Status text={toast.message} />}
          {/* After a post by `fetch`, the script puts the form here, with the answers that were sent. */}
          <details id="sent-answers" className="mt-8" hidden>
            <summary className="mb-6 font-bold">Your answers</summary>
          </details>
        </div>
      </div>
    </>
  );
}

/** A section beside the form on large screens, and below the form on small ones. */
function WhatHappensNext() {
  return (
    <section className="max-w-170 lg:sticky lg:top-8">
      <h2>What happens next</h2>
      <BulletList items={afterwards} className="mt-4 wrap-anywhere" />
      <p className="mt-5 wrap-anywhere">
        {formTexts.beforeEmail} <a href={mailTo("Volunteering")}>{site.email}</a>.
      </p>
    </section>
  );
}
