import { site } from "~/content/site";
import { ButtonLink } from "~/ui/button";
import { pageMeta } from "./page-meta";

export const meta = () => pageMeta("/");

export default function Home() {
  return (
    <div className="page section">
      <h1 className="hero-title max-w-[16ch]">{site.tagline}</h1>
      <p className="mt-6 max-w-[65ch] text-xl">{site.description}</p>
      <p className="mt-8">
        <ButtonLink to="/joinvolunteer">Register as a volunteer</ButtonLink>
      </p>
    </div>
  );
}
