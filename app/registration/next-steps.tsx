import { nextSteps } from "#app/content/registration.ts";
import { site } from "#app/content/site.ts";

/** What happens after registering, told before. */
export function NextSteps() {
  return (
    <section className="card p-5 lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:p-7">
      <h2 className="heading">What happens next</h2>
      <ul className="marked-list mt-3">
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="mt-3">
        Questions first? <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </section>
  );
}
