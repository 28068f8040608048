import type { Source } from "#app/content/schemas.server.ts";
import { formatMonth } from "#app/ui/format.ts";

type BasedOnProps = {
  sources: readonly Source[];
  /** The month in which an organiser has read the sources. Default: not read yet. */
  checked?: string | undefined;
};

/** A small line that names the authorities whose advice a page gives. */
export function BasedOn({ sources, checked }: BasedOnProps) {
  const named = sources.map(({ authority, title, year }) => `${authority} (${title}, ${year})`);
  return (
    <p className="mt-2 max-w-3xl text-sm text-ink-2">
      Written by volunteers. Based on advice of: {[...new Set(named)].join("; ")}
      {checked && `, read in ${formatMonth(checked)}`}.
    </p>
  );
}
