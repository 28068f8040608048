import { waysToJoin } from "#app/content/join.ts";
import { type Point, PointGrid } from "#app/ui/point-grid.tsx";
import { RelatedLinks } from "./related-links.tsx";
import { usePage } from "./use-page.ts";

/** What a visitor gains from one way to join. */
export function JoinBenefits({ title, benefits }: { title: string; benefits: readonly Point[] }) {
  return (
    <PointGrid title={title} points={benefits}>
      <p className="mt-10">
        Everyone who takes part follows our <a href="/terms#code-of-conduct">code of conduct</a>.
      </p>
    </PointGrid>
  );
}

/** Links to the ways to join other than the page’s own. */
export function OtherWays({ className = "" }: { className?: string }) {
  const page = usePage();
  const links = waysToJoin.filter(({ path }) => path !== page.path);
  return <RelatedLinks heading="Two other ways to join" links={links} className={className} />;
}
