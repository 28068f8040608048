import { privacy } from "#app/content/privacy.ts";
import { LegalPage } from "#app/parts/legal-page.tsx";

export default function Privacy() {
  return <LegalPage text={privacy} />;
}
