import { lostMoney } from "#app/content/lost-money.ts";
import { CallButtons, PORTAL } from "./help-links.tsx";
import { LinkedText } from "./linked-text.tsx";
import { usePathIn, useTexts } from "./use-page.ts";

/** Where to get help after a fraud, in full. It replaces the help strip of the frame. */
export function HelpSection() {
  const { words } = useTexts();
  const pathIn = usePathIn();
  return (
    <section className="page band pt-0">
      <div className="help-now gap-x-12 lg:flex lg:items-center lg:justify-between">
        <div className="max-w-2xl">
          <h2>{words.helpHeading}</h2>
          <p className="mt-3 max-lg:mb-4">
            <LinkedText text={words.helpInFull} href={PORTAL} /> {words.danger}
          </p>
        </div>
        <div className="flex-none">
          <CallButtons />
          <p className="mt-3">
            <a href={pathIn(lostMoney.path)}>{words.helpSteps}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
