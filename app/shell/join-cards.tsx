import arrowRight from "@phosphor-icons/core/bold/arrow-right-bold.svg?icon";
import { waysToJoin } from "#app/content/ways-to-join.ts";
import { Loop } from "#app/motif/loop.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Of the three cities' loops. */
const cityColours = ["text-pune", "text-bengaluru", "text-hyderabad"];

/** The three join cards of home and /register; each is one link, with one of the motif's three loops. */
export function JoinCards({ heading: Heading = "h2" }: { heading?: "h2" | "h3" }) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {waysToJoin.map(({ title, text, path, cardLink = path }, index) => (
        <li key={title}>
          <div className="petal on-brand h-full">
            <Loop index={index} className={`size-26 ${cityColours[index]}`} />
            <Heading className="heading mt-6 text-3xl/tight lg:text-2xl/tight">
              <a href={cardLink}>{title}</a>
            </Heading>
            <p className="mt-3 mb-6">{text}</p>
            <Icon path={arrowRight} className="mt-auto size-7" />
          </div>
        </li>
      ))}
    </ul>
  );
}
