import arrowRight from "@phosphor-icons/core/bold/arrow-right-bold.svg?icon";
import { Link } from "@remix-run/react";
import type { Path } from "~/content/pages";
import type { Point } from "~/content/point";
import { waysToJoin } from "~/content/ways-to-join";
import { Icon } from "~/ui/icon";
import { PointGrid } from "~/ui/point-grid";

/** The six benefits of a way to join. */
export function JoinBenefits({ title, benefits }: { title: string; benefits: readonly Point[] }) {
  return (
    <section className="page band">
      <h2 className="title mb-10">{title}</h2>
      <PointGrid points={benefits} />
      <p className="mt-10">
        Everyone who takes part keeps to our{" "}
        <Link to="/terms#code-of-conduct" prefetch="intent">
          code of conduct
        </Link>
        .
      </p>
    </section>
  );
}

/** Links to the ways to join other than the one of this page. */
export function OtherWays({ than }: { than: Path }) {
  return (
    <section className="page band">
      <h2 className="font-display text-2xl font-bold">Two other ways to join</h2>
      <ul className="mt-4 grid gap-x-16 gap-y-6 md:grid-cols-2">
        {waysToJoin
          .filter(({ path }) => path !== than)
          .map(({ title, text, path }) => (
            <li key={path} className="border-t-2 border-line pt-5">
              <Link to={path} prefetch="intent" className="onward-link font-display text-2xl">
                {title}
                <Icon path={arrowRight} className="size-5 shrink-0" />
              </Link>
              <p className="mt-1 text-ink-2">{text}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}
