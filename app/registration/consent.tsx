import { consentTexts } from "#app/content/registration.ts";
import { site } from "#app/content/site.ts";

/** Asks for consent, with the notice that the law requires. */
export function Consent() {
  const { use, consent, readers, rights, complaint } = consentTexts;
  return (
    <section aria-label="Privacy" className="mt-6 max-w-145">
      <p>
        {use} <strong>{consent}</strong>
      </p>
      <details className="mt-2">
        <summary>Your answers and your privacy</summary>
        <ul className="mt-2 grid gap-2 wrap-anywhere">
          <li>
            <strong>Who reads them:</strong> {readers}
          </li>
          <li>
            <strong>Your rights:</strong> {rights} <a href={`mailto:${site.email}`}>{site.email}</a>. {complaint}
          </li>
          <li>
            Full details are in the <a href="/privacy">privacy policy</a>.
          </li>
        </ul>
      </details>
    </section>
  );
}
