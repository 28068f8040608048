import arrowUpRight from "@phosphor-icons/core/bold/arrow-up-right-bold.svg?icon";
import discordLogo from "@phosphor-icons/core/regular/discord-logo.svg?icon";
import instagramLogo from "@phosphor-icons/core/regular/instagram-logo.svg?icon";
import linkedinLogo from "@phosphor-icons/core/regular/linkedin-logo.svg?icon";
import { type ReactNode, useContext } from "react";
import type { socialLinks } from "#app/content/site.ts";
import { LeavesSite } from "#app/ui/external-link.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Social = (typeof socialLinks)[number];

const icons = { Instagram: instagramLogo, Discord: discordLogo, LinkedIn: linkedinLogo };

/** A link to the community on another network, marked as leaving the site. `children` come before the name. */
export function SocialLink({ social: { network, topics, url }, children }: { social: Social; children?: ReactNode }) {
  return (
    <a
      href={url}
      rel="me external noopener"
      className="social-link group inline-flex min-h-11 items-center no-underline in-[.social-list]:flex"
    >
      {children}
      <span className="flex flex-wrap items-center gap-2">
        <Icon path={icons[network]} className="flex-none" size={24} />
        <span className="font-bold group-hover:underline in-[main]:underline">{`${network} `}</span>
        <span className="social-kind">{`${topics} `}</span>
        <Icon path={arrowUpRight} className="flex-none" size={18} />
        <span className="sr-only">{useContext(LeavesSite)}</span>
      </span>
    </a>
  );
}
