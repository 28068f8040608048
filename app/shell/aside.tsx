import { useMatches } from "@remix-run/react";
import type { ComponentType } from "react";

/** What a route may export as its `handle`. */
export type PageHandle = {
  /** Complementary content, below the page in a landmark of its own. */
  aside?: ComponentType;
};

/** The current page's aside, if it has one. */
export function Aside() {
  const { aside: Content } = (useMatches().slice(-1)[0]?.handle ?? {}) as PageHandle;
  return Content ? <Content /> : null;
}
