import arrowDown from "@phosphor-icons/core/bold/arrow-down-bold.svg?icon";
import { initiatives } from "#app/content/initiatives.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { BulletList } from "#app/ui/bullet-list.tsx";
import { ExternalForm } from "#app/ui/external-link.tsx";
import { slug } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";

export default function Initiatives() {
  return (
    <>
      <PageHeader lead="Our four initiatives go beyond meetups, and they need your help.">
        <nav aria-label="Initiatives" className="mt-8">
          <ul className="grid max-w-[34rem] gap-x-8 sm:grid-cols-2">
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
            className="grid gap-x-16 gap-y-8 border-line py-15 not-first:border-t-2 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:py-22"
          >
            <div>
              <h2>{title}</h2>
              <p className="mt-4 max-w-[38rem] text-lg">{description}</p>
            </div>
            <div className="card p-7 sm:p-9 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <h3>Goals</h3>
              <BulletList items={goals} className="mt-4" />
            </div>
            <ExternalForm href={link} look="secondary" about={title} label="Get Involved" />
          </section>
        ))}
      </div>
    </>
  );
}
