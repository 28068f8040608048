import type { Source } from "#app/content/schemas.server.ts";
import { fill } from "#app/content/words.ts";
import { formatMonth } from "#app/ui/format.ts";
import { useTexts } from "./use-page.ts";

type BasedOnProps = {
  sources: readonly Source[];
  /** The month in which an organiser has read the sources. Default: not read yet. */
  checked?: string | undefined;
};

/** A small line that names the authorities whose advice a page gives. */
export function BasedOn({ sources, checked }: BasedOnProps) {
  const { words } = useTexts();
  const named = sources.map(({ authority, title, year }) => `${authority} (${title}, ${year})`);
  const sourceList = [...new Set(named)].join("; ");
  return (
    <p className="mt-2 max-w-3xl text-sm text-ink-2">
      {checked
        ? fill(words.basedOnRead, sourceList, formatMonth(checked, words.months))
        : fill(words.basedOn, sourceList)}
    </p>
  );
}
