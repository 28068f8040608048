import { terms } from "#app/content/terms.ts";
import { LegalPage } from "#app/shell/legal-page.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";

export const meta = () => pageMeta("/terms");

export default function Terms() {
  return <LegalPage path="/terms" text={terms} numbered />;
}
