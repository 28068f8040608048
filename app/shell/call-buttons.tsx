import { help } from "#app/content/help.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** Buttons that call the helpline and the emergency number. */
export function CallButtons() {
  return (
    <p className="flex flex-wrap gap-3 lg:flex-none">
      {[help.helpline, help.emergency].map((number) => (
        <ButtonLink key={number} href={`tel:${number}`} look="tertiary">
          Call {number}
        </ButtonLink>
      ))}
    </p>
  );
}
