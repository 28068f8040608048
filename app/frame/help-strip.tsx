import { help } from "#app/content/site.ts";
import { fill } from "#app/content/words.ts";
import { CallButtons, PORTAL } from "#app/parts/help-links.tsx";
import { LinkedText } from "#app/parts/linked-text.tsx";
import { useTexts } from "#app/parts/use-page.ts";

/** Where to get help after a fraud, in short, above the footer. Pages that say it in full hide the strip. */
export function HelpStrip() {
  const { words } = useTexts();
  return (
    <aside
      aria-label={words.helpNow}
      className="page help-strip on-brand flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-4 lg:flex-nowrap"
    >
      <p>
        <strong>{words.lostMoney}</strong> <LinkedText text={words.helpShort} href={PORTAL} />{" "}
        <span className="whitespace-nowrap">{fill(words.emergency, help.emergency)}</span>
      </p>
      <CallButtons />
    </aside>
  );
}
