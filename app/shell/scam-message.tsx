import type { Warning } from "#app/content/habits.ts";
import { Pictogram } from "#app/motif/pictogram.tsx";

/** The message of a warning as a chat's bubble, with where it comes from. */
export function ScamMessage({ warning: { caption, picture, message } }: { warning: Warning }) {
  return (
    <figure>
      <figcaption className="flex items-center gap-4 font-bold text-ink-2">
        <Pictogram name={picture} className="size-14 flex-none" />
        {caption}
      </figcaption>
      <blockquote className="mt-2 rounded-bubble bg-sand p-4 text-lg/normal">{message}</blockquote>
    </figure>
  );
}
