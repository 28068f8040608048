import { mailTo, site } from "#app/content/site.ts";
import { sponsorship } from "#app/content/sponsorship.ts";
import { PageHeader } from "#app/parts/page-header.tsx";
import { BulletList } from "#app/ui/bullet-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatPrice, slug } from "#app/ui/format.ts";
import { InertButtons } from "#app/ui/inert-buttons.tsx";
import { PointGrid } from "#app/ui/point-grid.tsx";

export default function Sponsorships() {
  return (
    <>
      <PageHeader>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink href={mailTo("Sponsoring the meetups")} label="Email us about sponsoring" />
          <span className="text-sm wrap-anywhere text-ink-2">Opens an email to {site.email}</span>
        </p>
      </PageHeader>
      <PointGrid title="What your support does" points={sponsorship.benefits} />
      <section className="page band bg-sand">
        <h2>Three tiers</h2>
        <p className="mt-4">{sponsorship.passes}</p>
        <ul className="mt-8 grid gap-6 md:grid-cols-3">
          {sponsorship.tiers.map(({ name, price, features }) => (
            <li key={name} className="card flex flex-col p-inset">
              <h3 id={slug(name)}>{name}</h3>
              <p className="mt-2 font-display text-3xl/none font-bold text-link">{formatPrice(price)}</p>
              <BulletList
                items={features}
                className="mt-6 mb-8 first:*:font-display first:*:text-lg first:*:font-bold"
              />
              <div className="mt-auto">
                <InertButtons
                  labels={["Contact Us"]}
                  note="This button does not work yet. Please email us instead."
                  heading={slug(name)}
                >
                  <ButtonLink href={mailTo(`${name} sponsorship`)} look="secondary" label={`Email us about ${name}`} />
                </InertButtons>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
