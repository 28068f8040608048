import type { ReactNode } from "react";
import { keepSums } from "#app/ui/format.ts";

/** A message as a chat bubble, with a caption that says how it arrives. */
export function ScamMessage({ caption, text }: { caption: ReactNode; text: string }) {
  return (
    <figure>
      <figcaption className="flex items-center gap-4 font-bold text-ink-2">{caption}</figcaption>
      <blockquote className="mt-2 rounded-bubble border border-line bg-surface p-4 text-lg/normal in-[.card]:bg-sand">
        {keepSums(text)}
      </blockquote>
    </figure>
  );
}
