import { help } from "#app/content/site.ts";
import { fill } from "#app/content/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useTexts } from "./use-page.ts";

/** The address of the portal on which a fraud is reported. */
export const PORTAL = `https://${help.portal}`;

/** Buttons that call the helpline and the emergency number. */
export function CallButtons() {
  const { words } = useTexts();
  return (
    <p className="flex flex-wrap gap-3 lg:flex-none">
      {[help.helpline, help.emergency].map((number) => (
        <ButtonLink key={number} href={`tel:${number}`} look="tertiary" label={fill(words.call, number)} />
      ))}
    </p>
  );
}
