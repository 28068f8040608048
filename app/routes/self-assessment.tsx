import { assessments } from "#app/content/learning.ts";
import { InPreparation } from "#app/parts/in-preparation.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { slug } from "#app/ui/format.ts";
import { InertButtons } from "#app/ui/inert-buttons.tsx";

export default function SelfAssessment() {
  return (
    <InPreparation listClass="columns gap-y-6">
      {assessments.map(({ title, questions, minutes, description }) => (
        <li key={title} className="card grid items-center gap-6 p-inset md:col-span-3 lg:grid-cols-subgrid">
          <div>
            <h2 id={slug(title)}>{title}</h2>
            <p className="mt-3 max-w-xl">{description}</p>
          </div>
          <Facts facts={{ Length: `${questions} questions`, Duration: `${minutes} minutes` }} />
          <InertButtons labels={["Start Assessment"]} note="This assessment is not open yet." heading={slug(title)} />
        </li>
      ))}
    </InPreparation>
  );
}
