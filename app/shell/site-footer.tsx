import { site, socialLinks } from "#app/content/site.ts";
import { Brand } from "./brand.tsx";
import { FooterPattern } from "./footer-pattern.tsx";
import { PageLinks } from "./page-links.tsx";
import { SocialLink } from "./social-link.tsx";

const link = "inline-block py-1.25 leading-snug no-underline hover:underline";
const footerLinks = socialLinks.filter(({ inFooter }) => inFooter);
const groups = ["Community", "Take part", "In preparation"] as const;

/** The footer, with every page in groups. */
export function SiteFooter() {
  return (
    <footer className="site-footer on-brand bg-brand-deep pb-6">
      <FooterPattern />
      <div className="page">
        <div className="grid gap-12 lg:grid-cols-[2fr_3fr] lg:gap-16">
          <div className="flex flex-col gap-5">
            <Brand />
            <p className="max-w-[34ch]">{site.description}</p>
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              {footerLinks.map((social) => (
                <li key={social.network}>
                  <SocialLink social={social} />
                </li>
              ))}
            </ul>
          </div>
          <nav
            className="grid grid-cols-1 gap-x-5 gap-y-10 min-[20rem]:grid-cols-2 sm:grid-cols-3"
            aria-label="All pages"
          >
            {groups.map((group) => (
              <div key={group}>
                <h2 className="mb-2 font-display text-[1.125rem]/[1.4] font-semibold text-pune">{group}</h2>
                {group === "In preparation" && (
                  <p className="mb-2 text-sm">You can read these pages but not use them yet.</p>
                )}
                <PageLinks group={group} link={link} />
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-cream/25 pt-5">
          <p>
            © <span data-year="">{new Date().getUTCFullYear()}</span> {site.name}
          </p>
          <div className="flex flex-wrap gap-x-6">
            <a href="/terms#code-of-conduct" className={link}>
              Code of conduct
            </a>
            <PageLinks group="Legal" list="flex flex-wrap gap-x-6" link={link} />
          </div>
        </div>
      </div>
    </footer>
  );
}
