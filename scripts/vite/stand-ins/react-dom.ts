import type * as ReactDOM from "react-dom";

/** For react-router-dom, which calls it in the browser only. */
export const flushSync: typeof ReactDOM.flushSync = () => {
  throw new Error("There is no DOM.");
};
