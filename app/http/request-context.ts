import { createContext } from "react";

/** What only the server knows of a request: its reference, the site's origin, and the URL of `entry.client.ts`. */
export const RequestContext = createContext({ reference: "", origin: "", entry: "" });
