import { site } from "~/content/site";
import { JoinCards } from "./join-cards";
import { PageHeader } from "./page-header";
import { pageMeta } from "./page-meta";

export const meta = () => pageMeta("/register");

export default function Register() {
  return (
    <>
      <PageHeader
        path="/register"
        lead="Welcome. Anyone can come to a meetup, free of charge. If you would like to do more, here are three ways in."
      >
        <ul className="mt-7 flex max-w-80 flex-wrap gap-2 lg:max-w-none">
          {["Free", "Monthly", "Volunteer-driven", ...site.cities].map((fact) => (
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
