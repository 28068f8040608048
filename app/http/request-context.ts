import { createContext } from "react";

/** What only the server knows about the request that it renders; not for islands. */
export const RequestContext = createContext<{
  reference: string;
  /** The site's origin as visitors know it. */
  origin: string;
  /** The URL of `entry.client.ts` in the browser. */
  entry: string;
}>({ reference: "", origin: "", entry: "" });
