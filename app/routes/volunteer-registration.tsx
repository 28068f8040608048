import type { HeadersFunction } from "@remix-run/cloudflare";
import { useActionData, useLocation } from "@remix-run/react";
import { afterwards, formTexts } from "#app/content/registration.ts";
import { mailTo, site } from "#app/content/site.ts";
import { Island } from "#app/islands/island.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { useRootData } from "#app/parts/use-root-data.ts";
import { Confirmation } from "#app/registration/confirmation.tsx";
import { SENT_KEY } from "#app/registration/draft.ts";
import { meetupIn } from "#app/registration/fields.ts";
import { cityIn, FORM_PATH, isSent } from "#app/registration/form-address.ts";
import type { RejectedForm } from "#app/registration/register.server.ts";
import VolunteerForm from "#app/registration/volunteer-form.island.tsx";
import { BulletList } from "#app/ui/bullet-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export { register as action } from "#app/registration/register.server.ts";

// Without this function, Remix drops the Retry-After header.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const THANKS = "Thank you for giving your time.";

export default function VolunteerRegistration() {
  const { rejection, rejectedAnswers } = useActionData<RejectedForm>() ?? {};
  const toast = useRootData()?.toast;
  const success = toast?.confirmation ? { message: toast.message, confirmation: toast.confirmation } : undefined;
  const query = new URLSearchParams(useLocation().search);
  const city = cityIn(query);
  if (isSent(query) && !success && !rejection) return <Sent />;
  return (
    <>
      <PageHeader lead={success && THANKS}>
        {!success && (
          <p className="mt-3">
            {formTexts.beforeEventsLink} <a href="/events">{formTexts.eventsLink}</a>
          </p>
        )}
      </PageHeader>
      <div className="page band columns items-start">
        <div className="max-w-170 lg:col-span-2">
          <Island
            name="volunteer-form"
            when={rejection || success ? "idle" : "focus"}
            component={VolunteerForm}
            props={{ rejection, success, chosenMeetup: city && meetupIn(city) }}
            // The HTML already has the answers. A copy of them in the island's JSON would double the size of the page.
            htmlProps={{ rejectedAnswers }}
            forget={success && SENT_KEY}
          />
        </div>
        {!success && <WhatHappensNext />}
      </div>
    </>
  );
}

/**
 * The page after a registration without its toast, for example because the browser blocks cookies. Anybody can open
 * this page, so the page claims no success. Without a form, a second registration by mistake is not possible.
 */
function Sent() {
  return (
    <>
      <PageHeader lead={THANKS} />
      <div className="page band" data-forget={SENT_KEY}>
        <div className="max-w-170">
          <Confirmation sentence="If you have just pressed Register, your registration is saved.">
            <p className="mt-4">
              <ButtonLink href={FORM_PATH} label="Register somebody else" look="tertiary" />
            </p>
          </Confirmation>
        </div>
      </div>
    </>
  );
}

/** A section beside the form on large screens, and below the form on small ones. The confirmation replaces it. */
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
