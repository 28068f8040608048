import { createContext } from "react";

/** The request's reference, the site's origin and the URL of `entry.client.ts`. Only the server has these values. */
export const RequestContext = createContext({ reference: "", origin: "", entry: "" });
