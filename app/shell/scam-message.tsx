import type { Warning } from "#app/content/habits.ts";
import { Pictogram } from "#app/motif/pictogram.tsx";

/** The message of a warning as a chat's bubble, with where it comes from. */
export function ScamMessage({ warning: { caption, picture, message } }: { warning: Warning }) {
  return (
    <figure className="grid grid-cols-[auto_1fr] content-start items-center gap-x-4 gap-y-2 print:block">
      <figcaption className="col-start-2 font-bold text-ink-2">{caption}</figcaption>
      <Pictogram name={picture} className="col-start-1 row-start-1 size-14" />
      <blockquote className="col-span-full rounded-[4px_20px_20px_20px] bg-sand px-4.5 py-3.5 text-lg/normal">
        {message}
      </blockquote>
    </figure>
  );
}
