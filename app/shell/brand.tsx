import { site } from "#app/content/site.ts";
import { Logo } from "#app/motif/logo.tsx";

export function Brand() {
  return (
    <span className="flex items-center gap-[0.5em] font-display text-[max(1rem,min(1.5rem,6vw))]/none font-bold">
      <Logo className="size-[1.9em] flex-none" />
      {/* Anek's glyphs sit high in their line. */}
      <span className="translate-y-[0.18em]">{site.name}</span>
    </span>
  );
}
