import { terms } from "~/content/terms";
import { LegalPage } from "./legal-page";
import { pageMeta } from "./page-meta";

export const meta = () => pageMeta("/terms");

export default function Terms() {
  return <LegalPage path="/terms" text={terms} numbered />;
}
