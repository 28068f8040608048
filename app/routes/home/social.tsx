import { qrCodeOf, socialLinks } from "#app/content/site.ts";
import { SocialLink } from "#app/shell/social-link.tsx";

/** Social links: QR codes on large screens, plain links on small ones. */
export function Social() {
  return (
    <section className="band pt-0 lg:pt-0">
      <div className="page grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="title">Find us between meetups</h2>
          <p className="mt-4 max-w-[40ch]">
            Follow us or say hello. <span className="max-lg:hidden">Scan a code with your phone, or open a link.</span>{" "}
            Each link opens another site.
          </p>
        </div>
        <ul className="social-list grid gap-3 lg:grid-cols-3">
          {socialLinks.map((social) => (
            <li key={social.network}>
              <SocialLink social={social}>
                <img
                  src={qrCodeOf(social.network)}
                  alt={`QR code of our ${social.network} page`}
                  className="col-span-full mb-3 w-full rounded-[6px] max-lg:hidden"
                  width={200}
                  height={200}
                  loading="lazy"
                />
              </SocialLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
