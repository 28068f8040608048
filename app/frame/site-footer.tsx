import { site, socialLinks } from "#app/content/site.ts";
import { english } from "#app/content/translations.ts";
import { SocialLink } from "#app/parts/social-link.tsx";
import { Brand } from "./brand.tsx";
import { FooterPattern } from "./footer-pattern.tsx";
import { PageLinks } from "./page-links.tsx";

const linkClass = "inline-block py-1.25 leading-snug no-underline hover:underline";
const headingClass = "font-display text-lg/snug font-semibold text-pune";
const footerLinks = socialLinks.filter(({ isInFooter }) => isInFooter);

/** The footer, with links to all pages but those below /trainings. */
export function SiteFooter() {
  return (
    <footer lang={english.code} className="site-footer on-brand bg-brand-deep pb-4">
      <FooterPattern />
      <div className="page">
        <div className="columns gap-y-5 sm:gap-y-10">
          <div>
            <Brand />
            <p className="mt-2 max-w-xs text-sm/normal sm:mt-4 sm:text-base/normal">{site.description}</p>
          </div>
          <nav
            className="grid grid-cols-[2fr_3fr] gap-x-6 gap-y-3 enlarged:grid-cols-1 sm:grid-cols-4 lg:col-span-2"
            aria-label="All pages"
          >
            {(["Community", "Take part"] as const).map((group) => (
              <div key={group}>
                <h2 className={headingClass}>{group}</h2>
                <PageLinks group={group} linkClass={linkClass} />
              </div>
            ))}
            <details className="max-sm:col-span-full">
              <summary>
                <h2 className={headingClass}>In preparation</h2>
              </summary>
              <p className="mt-1 text-sm/snug">{site.inPreparation}</p>
              <PageLinks group="In preparation" linkClass={linkClass} />
            </details>
            <div className="max-sm:col-span-full">
              <h2 className={`max-sm:sr-only ${headingClass}`}>Legal</h2>
              <div className="flex flex-wrap gap-x-6 sm:block">
                <PageLinks group="Legal" listClass="flex gap-x-6 sm:block" linkClass={linkClass} />
                <a href="/terms#code-of-conduct" className={linkClass}>
                  Code of conduct
                </a>
              </div>
              <h2 className={`max-sm:sr-only mt-5 ${headingClass}`}>Follow us</h2>
              <ul className="flex flex-wrap gap-x-6 sm:block">
                {footerLinks.map((social) => (
                  <li key={social.network}>
                    <SocialLink social={social} />
                  </li>
                ))}
              </ul>
            </div>
          </nav>
        </div>
        {/* `fillInDates` writes the year into the empty element. */}
        <p className="mt-2 border-t border-cream/25 pt-3 sm:mt-10">
          © <span data-year="" /> {site.name}
        </p>
      </div>
    </footer>
  );
}
