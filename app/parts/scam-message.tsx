import type { Warning } from "#app/content/warnings.ts";
import { Pictogram } from "#app/motif/pictogram.tsx";

/** The message of a warning as a chat bubble, with its caption. */
export function ScamMessage({ warning, hasPicture }: { warning: Warning; hasPicture?: boolean }) {
  return (
    <figure>
      <figcaption className="flex items-center gap-4 font-bold text-ink-2">
        {hasPicture && <Pictogram name={warning.picture} className="size-14 flex-none" />}
        {warning.caption}
      </figcaption>
      <blockquote className="mt-2 rounded-bubble border border-line bg-surface p-4 text-lg/normal in-[.card]:bg-sand">
        {warning.message}
      </blockquote>
    </figure>
  );
}
