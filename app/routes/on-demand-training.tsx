import { courses } from "#app/content/learning.ts";
import { InPreparation } from "#app/parts/in-preparation.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { formatPrice, slug } from "#app/ui/format.ts";
import { InertButtons } from "#app/ui/inert-buttons.tsx";

export default function OnDemandTraining() {
  return (
    <InPreparation listClass="columns gap-y-6">
      {courses.map(({ title, hours, level, description, price }) => (
        <li key={title} className="card flex flex-col p-inset md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0">
          <h2 id={slug(title)}>{title}</h2>
          <p className="mt-3 mb-6">{description}</p>
          <div className="mt-auto">
            <Facts facts={{ Duration: `${hours} hours`, Level: level }} />
            <p className="mt-6 mb-5 border-t-2 border-line pt-5 font-display text-3xl/none font-bold">
              {formatPrice(price)}
            </p>
            <InertButtons labels={["Start Learning"]} note="This course is not open yet." heading={slug(title)} />
          </div>
        </li>
      ))}
    </InPreparation>
  );
}
