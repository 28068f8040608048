import { site } from "#app/content/site.ts";
import { Logo } from "#app/motif/logo.tsx";

/** The logo beside the name of the community. */
export function Brand() {
  return (
    <span className="flex items-center gap-2.5 font-display text-2xl/none font-bold">
      <Logo className="size-11 flex-none" />
      {/* The font Anek places its glyphs above the middle of the line. */}
      <span className="translate-y-1">{site.name}</span>
    </span>
  );
}
