import arrowDown from "@phosphor-icons/core/bold/arrow-down-bold.svg?icon";
import { initiatives } from "#app/content/initiatives.ts";
import { PageHeader } from "#app/parts/page-header.tsx";
import { BulletList } from "#app/ui/bullet-list.tsx";
import { ExternalFormLink } from "#app/ui/external-link.tsx";
import { slug } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";

export default function Briefings() {
  return (
    <>
      <PageHeader>
        <nav aria-label="Initiatives" className="mt-3">
          <ul className="flex flex-wrap gap-x-8">
            {initiatives.map(({ title }) => (
              <li key={title}>
                <a href={`#${slug(title)}`} className="onward-link">
                  <Icon path={arrowDown} className="size-4" />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      <div className="page">
        {initiatives.map(({ title, description, goals, link }) => (
          <section
            key={title}
            id={slug(title)}
            className="columns items-start border-line py-section not-first:border-t-2"
          >
            <div className="lg:col-span-2">
              <h2>{title}</h2>
              <p className="mt-4 mb-8 max-w-xl text-lg">{description}</p>
              <ExternalFormLink href={link} look="secondary" about={title} label="Get Involved" />
            </div>
            <div className="card p-inset">
              <h3>Goals</h3>
              <BulletList items={goals} className="mt-4" />
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
