import arrowRight from "@phosphor-icons/core/bold/arrow-right-bold.svg?icon";
import { waysToJoin } from "#app/content/join.ts";
import { site } from "#app/content/site.ts";
import { Pictogram } from "#app/motif/pictogram.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The three join cards of the home page and /register. Each card is one link, and has the colour of a city. */
export function JoinCards({ heading: Heading = "h2" }: { heading?: "h2" | "h3" }) {
  return (
    <ul className="columns gap-y-6">
      {waysToJoin.map(({ title, text, path, picture }, index) => {
        const colourClass = site.cities[index]?.colourClass ?? "";
        return (
          <li key={title}>
            <div className="join-card on-brand h-full">
              <Pictogram name={picture} edge="left" className={`mb-6 size-20 lg:size-24 ${colourClass}`} />
              <Heading className={`text-2xl ${colourClass}`}>
                {/* The owner asked for a link to `/volunteer`, which redirects to `/Volunteer`. */}
                <a href={path === "/Volunteer" ? "/volunteer" : path}>{title}</a>
              </Heading>
              <p className="mt-3 mb-6">{text}</p>
              <Icon path={arrowRight} className="mt-auto size-7" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
