import { pageMeta } from "./page-meta";
import { PlaceholderPage } from "./placeholder-page";

export const meta = () => pageMeta("/trainings");

export default function Trainings() {
  return (
    <PlaceholderPage
      path="/trainings"
      sentence="Trainings will be updated soon."
      onward={[
        { to: "/on-demand-training", label: "See the courses" },
        { to: "/self-assessment", label: "See the self-assessments" },
      ]}
    >
      This is where training material by our volunteers is collected. Our courses and self-assessments have pages of
      their own.
    </PlaceholderPage>
  );
}
