import { useMatches } from "@remix-run/react";
import type { ComponentType } from "react";

/** What a route may export as its `handle`. */
export type PageHandle = {
  /** What goes with the page without being its subject: it stands below the page, in a landmark of its own. */
  aside?: ComponentType;
};

/** The aside of the page that is shown, where it has one. */
export function Aside() {
  const { aside: Content } = (useMatches().slice(-1)[0]?.handle ?? {}) as PageHandle;
  return Content ? <Content /> : null;
}
