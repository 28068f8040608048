import { type Page, pages } from "#app/content/pages.ts";
import { site, socialLinks } from "#app/content/site.ts";
import { Brand } from "./brand.tsx";
import { SocialLink } from "./social-link.tsx";
import { Threshold } from "./threshold.tsx";
import { Year } from "./year.tsx";

const groups = ["Community", "Take part", "In preparation"] as const;

/** The footer, with every page in groups. */
export function SiteFooter() {
  return (
    <footer className="site-footer on-brand">
      <Threshold />
      <div className="page">
        <div className="grid gap-12 lg:grid-cols-[2fr_3fr] lg:gap-16">
          <div className="flex flex-col gap-5">
            <p>
              <Brand />
            </p>
            <p className="max-w-[34ch]">{site.description}</p>
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              {socialLinks
                .filter(({ inFooter }) => inFooter)
                .map((social) => (
                  <li key={social.network}>
                    <SocialLink social={social} />
                  </li>
                ))}
            </ul>
          </div>
          <nav className="footer-nav" aria-label="All pages">
            {groups.map((group) => (
              <div key={group}>
                <h2 className="mb-2 font-display text-[1.125rem]/[1.4] font-semibold text-pune">{group}</h2>
                {group === "In preparation" && (
                  <p className="mb-2 text-sm">You can read these pages but not use them yet.</p>
                )}
                <FooterLinks group={group} />
              </div>
            ))}
          </nav>
        </div>
        <div className="footer-line">
          <p>
            © <Year /> {site.name}
          </p>
          <div className="footer-links">
            <a href="/terms#code-of-conduct" className="footer-link">
              Code of conduct
            </a>
            <FooterLinks group="Legal" />
          </div>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ group }: { group: Page["group"] }) {
  return (
    <ul className="footer-links">
      {pages
        .filter((page) => page.group === group)
        .map(({ path, label }) => (
          <li key={path}>
            <a href={path} className="footer-link">
              {label}
            </a>
          </li>
        ))}
    </ul>
  );
}
