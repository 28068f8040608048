import { ExternalLink } from "#app/ui/external-link.tsx";

/** A text whose part in [brackets] is a link. A full stop stays on the line of an external link. */
export function LinkedText({ text, href }: { text: string; href: string }) {
  const [, before, label, stop, after] = /^(.*)\[(.*)\]([.।]?)(.*)$/.exec(text) ?? [];
  const isExternal = href.startsWith("https:");
  return (
    <>
      {before}
      <span className={isExternal ? "whitespace-nowrap" : undefined}>
        {isExternal ? <ExternalLink href={href}>{label}</ExternalLink> : <a href={href}>{label}</a>}
        {stop}
      </span>
      {after}
    </>
  );
}
