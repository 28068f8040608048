import { forwardRef, type ReactNode, useEffect, useState } from "react";
import { afterwards, CORRECTION_SUBJECT } from "#app/content/registration.ts";
import { mailTo, site, socialLinks } from "#app/content/site.ts";
import { useOrigin } from "#app/http/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Notice } from "./notice.tsx";

const chat = socialLinks.find(({ kind }) => kind === "team chat");

type RegisteredProps = {
  /** Who is registered for which meetup, in a sentence. */
  children: ReactNode;
  /** Whether the form holds other answers. */
  changed: boolean;
  /** Clears the form. */
  onClear: () => void;
};

/** Confirms a registration. With and without JavaScript it is the same, except for what needs it. */
export const Registered = forwardRef<HTMLHeadingElement, RegisteredProps>(({ children, changed, onClear }, ref) => {
  const friendsPage = `${useOrigin()}/Volunteer`;
  const [canShare, setCanShare] = useState<boolean>();
  useEffect(() => setCanShare("share" in navigator), []);
  // Closing the share sheet rejects the promise.
  const share = () => navigator.share({ title: site.name, url: friendsPage }).catch(() => {});
  return (
    <Notice ref={ref} look="ok" heading={children}>
      {changed && <p className="mt-3 font-bold">Where the form below holds other answers, they are not registered.</p>}
      <div className="mt-6 grid gap-x-12 gap-y-6 md:grid-cols-2">
        <div>
          <h3 className="text-lg font-bold">What happens next</h3>
          <ul className="marked-list mt-3">
            {afterwards.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            <li>
              To correct or withdraw your registration, write to{" "}
              <a href={mailTo(CORRECTION_SUBJECT)} className="wrap-anywhere">
                {site.email}
              </a>{" "}
              from the address that you registered with. Sending the form again with other answers would make a second
              registration.
            </li>
          </ul>
        </div>
        <div>
          <h3 className="text-lg font-bold">Until then</h3>
          <ul className="marked-list mt-3">
            {chat && (
              <li>
                Say hello to the others in our team chat: <ExternalLink href={chat.url}>{chat.network}</ExternalLink>
              </li>
            )}
            <li>
              Tell a friend about volunteering:{" "}
              <a href="/Volunteer" className="wrap-anywhere">
                {friendsPage}
              </a>
              {canShare && (
                <p className="mt-3">
                  <Button type="button" look="tertiary" onClick={share}>
                    Share the link
                  </Button>
                </p>
              )}
            </li>
            {canShare !== undefined && (
              <li>
                On a shared computer? Clear your answers from this page.
                <p className="mt-3">
                  <Button type="button" look="tertiary" onClick={onClear}>
                    Clear the form
                  </Button>
                </p>
              </li>
            )}
          </ul>
        </div>
      </div>
    </Notice>
  );
});
