import { createContext, useContext, useState } from "react";

/** What only the server knows about the request that it renders; empty in the browser. */
export const RequestContext = createContext<{
  nonce?: string | undefined;
  reference?: string | undefined;
  /** The site's origin as visitors know it. */
  origin?: string | undefined;
  /** Whether the page answers a registration that was refused. */
  isRefusal?: boolean;
  /** Whether the shell is prerendered, and only what stands in it has to be rendered. */
  hasShell?: boolean;
  /** The token of Cloudflare Web Analytics; undefined: no analytics. */
  analyticsToken?: string | undefined;
  /** The loaders' data, as Remix encodes it. */
  handoff?: string;
}>({});

/** The site's origin as visitors know it; the browser reads it from the page. */
export function useOrigin(): string {
  const { origin } = useContext(RequestContext);
  const [shown] = useState(() => {
    const canonical = globalThis.document?.querySelector<HTMLLinkElement>("link[rel=canonical]");
    return origin ?? new URL(canonical?.href ?? location.href).origin;
  });
  return shown;
}
