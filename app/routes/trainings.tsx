import { habits } from "#app/content/habits.ts";
import type { PageHandle } from "#app/shell/aside.tsx";
import { HelpNow } from "#app/shell/help-now.tsx";
import { PlaceholderPage } from "#app/shell/placeholder-page.tsx";

export const handle: PageHandle = { aside: Help };

export default function Trainings() {
  return (
    <PlaceholderPage
      sentence="Trainings will be updated soon."
      onward={[
        { href: "/events", label: "Come to a meetup" },
        { href: "/on-demand-training", label: "See the courses" },
      ]}
      meanwhile={{ title: "Six habits to begin with", points: habits }}
    >
      There is no training material here yet. Until there is, begin with the six habits below, and bring your questions
      to a meetup.
    </PlaceholderPage>
  );
}

function Help() {
  return (
    <aside aria-labelledby="help-now" className="page band pt-15 lg:pt-20">
      <HelpNow />
    </aside>
  );
}
