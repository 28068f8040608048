import { createContext, useContext } from "react";

/** What only the server knows about the request that it renders; not for islands. */
export const RequestContext = createContext<{
  reference: string;
  /** The site's origin as visitors know it. */
  origin: string;
  /** The addresses of the browser's scripts. */
  scripts: readonly string[];
  /** The token of Cloudflare Web Analytics; undefined: no analytics. */
  analyticsToken?: string | undefined;
}>({ reference: "", origin: "", scripts: [] });

/** The site's origin as visitors know it. */
export function useOrigin(): string {
  return useContext(RequestContext).origin;
}
