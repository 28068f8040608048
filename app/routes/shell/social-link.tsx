import { ArrowUpRightIcon } from "@phosphor-icons/react/dist/csr/ArrowUpRight";
import { DiscordLogoIcon } from "@phosphor-icons/react/dist/csr/DiscordLogo";
import { InstagramLogoIcon } from "@phosphor-icons/react/dist/csr/InstagramLogo";
import { LinkedinLogoIcon } from "@phosphor-icons/react/dist/csr/LinkedinLogo";
import type { ReactNode } from "react";
import type { socialLinks } from "~/content/site";

type Social = (typeof socialLinks)[number];

const icons = { Instagram: InstagramLogoIcon, Discord: DiscordLogoIcon, LinkedIn: LinkedinLogoIcon };

/** A link to the community on another network, marked as leaving the site. `children` come before its name. */
export function SocialLink({ social, children }: { social: Social; children?: ReactNode }) {
  const { network, kind, url } = social;
  const Icon = icons[network];
  return (
    <a href={url} rel="me external noopener" className="social-link">
      {children}
      <Icon className="social-icon" size={24} aria-hidden="true" />
      <span className="social-name">{network}</span>
      <ArrowUpRightIcon className="social-leaves" size={18} weight="bold" aria-hidden="true" />
      <span className="social-kind">{kind}</span>
      <span className="sr-only">(leaves this site)</span>
    </a>
  );
}
