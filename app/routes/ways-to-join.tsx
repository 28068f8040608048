import { JoinCards } from "#app/parts/join-cards.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export default function WaysToJoin() {
  return (
    <>
      <PageHeader />
      <div className="page band">
        <JoinCards />
        <p className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink href="/events" look="tertiary" label="Come to a meetup" /> You need not register.
        </p>
      </div>
    </>
  );
}
