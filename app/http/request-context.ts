import { createContext } from "react";

/** What only the server knows while it renders a document. */
export const RequestContext = createContext({
  /** The id of the request for the log and the visitor. */
  reference: "",
  /** The site's origin. */
  origin: "",
  /** The URL of `entry.client.ts`. */
  entryScript: "",
  /** Whether the page answers a POST. An accepted form is redirected, so the page shows an error. */
  isSubmission: false,
});
