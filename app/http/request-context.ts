import { createContext } from "react";

/** What only the server knows while it renders a document. */
export const RequestContext = createContext({
  /** The id of the request for the log and the visitor. */
  reference: "",
  /** The site's origin. */
  origin: "",
  /** The URL of `entry.client.ts`. */
  entryScript: "",
  /** Whether the page answers a POST. A form that was accepted is redirected, so such a page is a rejection. */
  isSubmission: false,
});
