import { site, socialLinks } from "#app/content/site.ts";
import { SocialLink } from "#app/parts/social-link.tsx";
import { Brand } from "./brand.tsx";
import { FooterPattern } from "./footer-pattern.tsx";
import { PageLinks } from "./page-links.tsx";

const linkClass = "inline-block py-1.25 leading-snug no-underline hover:underline";
const headingClass = "mb-1 font-display text-lg/snug font-semibold text-pune";
const footerLinks = socialLinks.filter(({ isInFooter }) => isInFooter);
const groups = ["Community", "Take part", "In preparation", "Legal"] as const;

/** The footer, with links to all pages but the warnings. */
export function SiteFooter() {
  return (
    <footer className="site-footer on-brand bg-brand-deep pb-6">
      <FooterPattern />
      <div className="page">
        <div className="grid gap-6 lg:grid-cols-3 lg:gap-16">
          <div>
            <Brand />
            <p className="mt-4 max-w-xs max-sm:hidden">{site.description}</p>
          </div>
          <nav
            className="grid grid-cols-2 gap-x-5 gap-y-7 enlarged:grid-cols-1 sm:grid-cols-4 lg:col-span-2"
            aria-label="All pages"
          >
            {groups.map((group) => (
              <div key={group}>
                <h2 className={headingClass}>{group}</h2>
                {group === "In preparation" && (
                  <p className="mb-1 text-sm/snug">You can read these pages but not use them yet.</p>
                )}
                <PageLinks group={group} linkClass={linkClass} />
                {group === "Legal" && <LegalAndSocial />}
              </div>
            ))}
          </nav>
        </div>
        {/* `fillInDates` writes the year into the empty element. */}
        <p className="mt-6 border-t border-cream/25 pt-3 sm:mt-10">
          © <span data-year="" /> {site.name}
        </p>
      </div>
    </footer>
  );
}

function LegalAndSocial() {
  return (
    <>
      <a href="/terms#code-of-conduct" className={linkClass}>
        Code of conduct
      </a>
      <h2 className={`${headingClass} mt-5`}>Follow us</h2>
      <ul>
        {footerLinks.map((social) => (
          <li key={social.network}>
            <SocialLink social={social} />
          </li>
        ))}
      </ul>
    </>
  );
}
