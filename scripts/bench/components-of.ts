const TOKENS = /<(\/?)([\w-]+)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTES = /([^\s=]+)(?:="([^"]*)")?/g;
const VOID_ELEMENTS = ["br", "hr", "img", "input", "link", "meta", "source"];
const ENTITIES: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/**
 * Generates a module of two React components with the markup of a page that React has rendered: `Document`, and `Content`,
 * which is inside `main`. Remix's `Scripts` replace the scripts of the page.
 */
export function componentsOf(html: string): string {
  const page = html.replace(/<!DOCTYPE html>|<!--.*?-->|<script.*?<\/script>/gs, "");
  const [, start = "", content = "", end = ""] = /^(.*<main[^>]*>)(.*)(<\/main>.*)$/s.exec(page) ?? [];
  const body = childrenOf(end).replace(/\)\)$/, ", createElement(Scripts)))");
  return `import { Outlet, Scripts } from "@remix-run/react";
import { createElement, Fragment } from "react";
export const Document = () => createElement(Fragment, null${childrenOf(start)}, createElement(Outlet)${body});
export const Content = () => createElement(Fragment, null${childrenOf(content)});
`;
}

/** The children of `createElement`, each with a comma before it. */
function childrenOf(html: string): string {
  return html.replace(TOKENS, (text, slash: string, tag: string | undefined, attributes: string, isClosed: string) => {
    if (tag === undefined) return `, ${JSON.stringify(decode(text))}`;
    if (slash) return ")";
    const props = [...attributes.matchAll(ATTRIBUTES)].map(([, name, value]) => [name, decode(value ?? "")]);
    const end = isClosed || VOID_ELEMENTS.includes(tag) ? ")" : "";
    return `, createElement("${tag}", ${JSON.stringify(Object.fromEntries(props))}${end}`;
  });
}

function decode(text: string): string {
  return text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
