import { createContext } from "react";

/** What only the server knows of the request that it renders; empty in the browser. */
export const RequestContext = createContext<{
  nonce?: string | undefined;
  reference?: string | undefined;
  /** Of Cloudflare Web Analytics; absent: no analytics. */
  analyticsToken?: string | undefined;
}>({});
