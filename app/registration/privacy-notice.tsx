import { RETENTION_MONTHS } from "#app/content/retention.ts";
import { site } from "#app/content/site.ts";

/**
 * The notice that accompanies the request for consent (Digital Personal Data Protection Act 2023, section 5). The
 * privacy policy says what each answer is for.
 */
export function PrivacyNotice() {
  return (
    <section className="text-[0.9375rem]/normal">
      <h2 className="heading text-xl/tight">Your answers and your privacy</h2>
      <ul className="mt-3 grid gap-2">
        <li>
          <strong>What for:</strong> name, email and phone to write to you, and to reach you on the day; the other
          answers to find tasks that fit you and to plan the meetup.
        </li>
        <li>
          <strong>Who reads them:</strong> only {site.name}’s organisers. Supabase keeps them for us; Cloudflare carries
          them there.
        </li>
        <li>
          <strong>How long:</strong> erased after {RETENTION_MONTHS} months at most, and sooner if you ask.
        </li>
        <li>
          <strong>Your rights:</strong> to see, correct or erase your answers, withdraw your consent, or complain, write
          to{" "}
          <a href={`mailto:${site.email}`} className="wrap-anywhere">
            {site.email}
          </a>
          . If that settles nothing, you may complain to the Data Protection Board of India.
        </li>
        <li>
          <strong>By pressing Register you agree</strong> to this. If you are under 18, a parent or guardian has to
          agree for you. The <a href="/privacy">privacy policy</a> says the rest.
        </li>
      </ul>
    </section>
  );
}
