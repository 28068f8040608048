import { createContext } from "react";

/** Values of a request for rendering on the server: its reference, the site's origin and the URL of `entry.client.ts`. */
export const RequestContext = createContext({ reference: "", origin: "", entry: "" });
