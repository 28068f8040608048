import { site } from "#app/content/site.ts";
import { JoinCards } from "#app/shell/join-cards.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";

export default function Register() {
  return (
    <>
      <PageHeader lead="Welcome. Anyone can come to a meetup for free. Want to do more? Here are three ways to help.">
        <ul className="mt-7 flex max-w-80 flex-wrap gap-2 lg:max-w-none">
          {["Free", "Monthly", "Volunteer-driven", ...site.cities.map(({ name }) => name)].map((fact) => (
            <li key={fact} className="chip">
              {fact}
            </li>
          ))}
        </ul>
      </PageHeader>
      <div className="page band">
        <JoinCards />
      </div>
    </>
  );
}
