import { jsx, toJs } from "estree-util-to-js";
import { fromDom } from "hast-util-from-dom";
import { toEstree } from "hast-util-to-estree";
import { JSDOM } from "jsdom";

/**
 * Generates a module of two React components with the markup of a page: `Document`, with the outlet in `main`, and
 * `Content`, what is inside. Remix's `Scripts` replace the page's own.
 */
export function componentsOf(html: string): string {
  const document = withoutScripts(html);
  const main = document.querySelector("main");
  if (!main) throw new Error("The page has no main.");
  const content = document.createDocumentFragment();
  content.append(...main.childNodes);
  main.appendChild(document.createElement("outlet"));
  document.body.appendChild(document.createElement("scripts"));
  const whole = jsxOf(document.documentElement).replace("<outlet", "<Outlet").replace("<scripts", "<Scripts");
  // One createElement for each element.
  return `/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment */
import { createElement, Fragment } from "react";
import { Outlet, Scripts } from "@remix-run/react";
export const Document = () => ${whole}
export const Content = () => ${jsxOf(content)}`;
}

/** The markup of a page without scripts and preloads. */
export function markupOf(html: string): string {
  // React marks texts and boundaries with comments.
  return withoutScripts(html).documentElement.outerHTML.replaceAll(/<!--.*?-->/gs, "");
}

function withoutScripts(html: string): Document {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll("script, link[rel=modulepreload]")) element.remove();
  // hast keeps classes as a list: their spaces do not count.
  for (const element of document.querySelectorAll("[class]"))
    element.setAttribute("class", [...element.classList].join(" "));
  return document;
}

function jsxOf(node: Node): string {
  return toJs(toEstree(fromDom(node)), { handlers: jsx }).value;
}
