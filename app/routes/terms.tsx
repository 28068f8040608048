import { terms } from "#app/content/terms.ts";
import { LegalPage } from "#app/parts/legal-page.tsx";

export default function Terms() {
  return <LegalPage text={terms} isNumbered />;
}
