import { RETENTION_MONTHS } from "#app/content/retention.ts";
import { site } from "#app/content/site.ts";

/** The notice that a request for consent needs (Digital Personal Data Protection Act 2023, section 5). */
export function PrivacyNotice() {
  return (
    <section aria-label="Privacy" className="mt-6 max-w-145">
      <p>
        We use your answers only to plan meetups and to contact you. We delete them after {RETENTION_MONTHS} months, or
        sooner if you ask. <strong>By pressing Register you agree that we use your answers in this way.</strong>
      </p>
      <details className="mt-2">
        <summary>Your answers and your privacy</summary>
        <ul className="mt-2 grid gap-2 wrap-anywhere">
          <li>
            <strong>Who reads them:</strong> only {site.name}’s organisers. They are stored with Supabase and sent
            through Cloudflare.
          </li>
          <li>
            <strong>Your rights:</strong> to see, correct or erase your answers, or to withdraw your consent, email{" "}
            <a href={`mailto:${site.email}`}>{site.email}</a>. If we cannot resolve it, you can complain to the Data
            Protection Board of India.
          </li>
          <li>
            Full details are in the <a href="/privacy">privacy policy</a>.
          </li>
        </ul>
      </details>
    </section>
  );
}
