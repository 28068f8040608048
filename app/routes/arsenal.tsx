import { starsCount, tools } from "#app/content/tools.ts";
import { InPreparation } from "#app/parts/in-preparation.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { slug } from "#app/ui/format.ts";
import { InertButtons } from "#app/ui/inert-buttons.tsx";

export default function Arsenal() {
  return (
    <InPreparation>
      {tools.map(({ name, category, description, author, stars }) => (
        <li key={name} className="columns border-line py-10 not-first:border-t-2 first:pt-0 last:pb-0">
          <div>
            <h2 id={slug(name)}>{name}</h2>
            <p className="chip mt-4">{category}</p>
          </div>
          <div className="lg:col-span-2">
            <p className="max-w-xl text-xl">{description}</p>
            <Facts facts={{ Author: author, [starsCount]: stars }} className="my-6" />
            <InertButtons
              labels={["Download", "Documentation"]}
              note="Downloads and documentation are not available yet."
              heading={slug(name)}
            />
          </div>
        </li>
      ))}
    </InPreparation>
  );
}
