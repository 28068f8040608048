import arrowUpRight from "@phosphor-icons/core/bold/arrow-up-right-bold.svg?icon";
import { createContext, type ReactNode, useContext } from "react";
import type { ButtonLook } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** What screen readers say after an external link, in the language around it. */
export const LeavesSite = createContext("(leaves this site)");

type ExternalLinkProps = {
  href: string;
  /** The link looks like this kind of button. Default: a link in running text. */
  look?: ButtonLook;
  /** Screen readers read this text after the label. It distinguishes links with equal labels. */
  about?: string;
  children: ReactNode;
};

/** A link that leaves the site in the same tab and says so. */
export function ExternalLink({ href, look, about, children }: ExternalLinkProps) {
  const leavesSite = useContext(LeavesSite);
  return (
    <a
      href={href}
      rel="noopener"
      className={look ? `button button-${look}` : "inline-block max-w-full whitespace-normal enlarged:inline"}
    >
      {children}
      <span className="sr-only">
        {about && `: ${about}`} {leavesSite}
      </span>
      <Icon path={arrowUpRight} className={look ? "ml-2 size-5 shrink-0" : "ml-0.5 inline size-4"} />
    </a>
  );
}

type ExternalFormProps = {
  href: string;
  label: string;
  look: ButtonLook;
  /** Screen readers read this text after the label. */
  about?: string;
};

/** A link to an external form that shows the form's host. */
export function ExternalFormLink({ label, ...link }: ExternalFormProps) {
  return (
    <div>
      <ExternalLink {...link}>{label}</ExternalLink>
      <p className="mt-3 text-sm text-ink-2">
        Opens a form on <span className="wrap-anywhere">{new URL(link.href).host}</span>
      </p>
    </div>
  );
}
