import { JSDOM } from "jsdom";

/** Attributes whose React name is not simply camel case. */
const NAMES: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  charset: "charSet",
  crossorigin: "crossOrigin",
  srcset: "srcSet",
  autocomplete: "autoComplete",
  playsinline: "playsInline",
  datetime: "dateTime",
};
const BOOLEANS = new Set([
  "hidden",
  "disabled",
  "required",
  "checked",
  "loop",
  "muted",
  "controls",
  "open",
  "playsinline",
]);

/**
 * Generates a module of two React components with the markup of a page: `Document`, with the outlet in `main`, and
 * `Content`, what is inside. Remix's `Scripts` replace the page's own.
 */
export function componentsOf(html: string): string {
  const { document } = new JSDOM(html).window;
  withoutScripts(document);
  const main = document.querySelector("main");
  if (!main) throw new Error("The page has no main.");
  const content = childrenOf(main);
  main.replaceChildren(document.createElement("remix-outlet"));
  document.body.appendChild(document.createElement("remix-scripts"));
  return `import { Fragment, createElement as h } from "react";
import { Outlet, Scripts } from "@remix-run/react";
export function Document() { return ${elementOf(document.documentElement)}; }
export function Content() { return h(Fragment, null, ${content}); }
`;
}

/** The markup of a page without scripts and preloads. */
export function markupOf(html: string): string {
  const { document } = new JSDOM(html).window;
  withoutScripts(document);
  // React marks texts and boundaries with comments.
  return document.documentElement.outerHTML.replaceAll(/<!--.*?-->/gs, "");
}

function withoutScripts(document: Document) {
  for (const element of document.querySelectorAll("script, link[rel=modulepreload]")) element.remove();
}

function childrenOf(element: Element): string {
  const children = [...element.childNodes].map((node) => {
    if (node.nodeType === node.TEXT_NODE) return JSON.stringify(node.textContent);
    return node.nodeType === node.ELEMENT_NODE ? elementOf(node as Element) : "";
  });
  return children.filter(Boolean).join(", ");
}

function elementOf(element: Element): string {
  if (element.localName === "remix-outlet") return "h(Outlet)";
  if (element.localName === "remix-scripts") return "h(Scripts)";
  const attributes = [...element.attributes].map(({ name, value }) => {
    if (name === "style") return `style: ${JSON.stringify(styleOf(value))}`;
    if (BOOLEANS.has(name)) return `${JSON.stringify(NAMES[name] ?? name)}: true`;
    return `${JSON.stringify(nameOf(name))}: ${JSON.stringify(value)}`;
  });
  const children = childrenOf(element);
  return `h(${JSON.stringify(element.localName)}, {${attributes.join(", ")}}${children && `, ${children}`})`;
}

function nameOf(attribute: string): string {
  return NAMES[attribute] ?? (/^(aria|data)-/.test(attribute) ? attribute : inCamelCase(attribute));
}

function styleOf(declarations: string): Record<string, string> {
  const pairs = declarations.split(";").filter((declaration) => declaration.includes(":"));
  return Object.fromEntries(
    pairs.map((pair) => {
      const [property = "", ...value] = pair.split(":");
      return [property.startsWith("--") ? property : inCamelCase(property), value.join(":")];
    }),
  );
}

function inCamelCase(name: string): string {
  return name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());
}
