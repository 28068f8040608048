import { Link } from "@remix-run/react";
import { sponsorBenefits, sponsorshipTiers } from "~/content/sponsorships";
import { formatPrice, slug } from "~/ui/format";
import { InertButtons } from "~/ui/inert-button";
import { PointGrid } from "~/ui/point-grid";
import { PageHeader } from "./page-header";
import { pageMeta } from "./page-meta";

export const meta = () => pageMeta("/sponsorships");

export default function Sponsorships() {
  return (
    <>
      <PageHeader
        path="/sponsorships"
        tone="brand"
        lead="The meetups are free for everyone who comes. Sponsors help us keep it that way."
      />
      <section aria-labelledby="benefits" className="band band-sand">
        <div className="page">
          <h2 id="benefits" className="title mb-10">
            What your support does
          </h2>
          <PointGrid points={sponsorBenefits} />
        </div>
      </section>
      <section aria-labelledby="tiers" className="page band">
        <h2 id="tiers" className="title">
          Three tiers
        </h2>
        <ul className="mt-10 grid gap-6 lg:grid-cols-3">
          {sponsorshipTiers.map(({ name, price, features }) => (
            <li key={name} className="card flex flex-col p-7">
              <h3 id={slug(name)} className="font-display text-2xl leading-tight font-bold">
                {name}
              </h3>
              <p className="mt-2 font-display text-4xl leading-none font-bold text-link">{formatPrice(price)}</p>
              <ul className="marked-list mt-6 mb-8">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <div className="mt-auto">
                <InertButtons labels={["Contact Us"]} note="Not open yet." heading={slug(name)} />
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-10">
          Do you have a question about sponsoring?{" "}
          <Link to="/contact" prefetch="intent">
            Our address
          </Link>{" "}
          is open to everyone.
        </p>
      </section>
    </>
  );
}
