import { useLocation, useRouteError } from "@remix-run/react";
import { useContext } from "react";
import { pages } from "~/content/pages";
import { site } from "~/content/site";
import { RequestContext } from "~/ui/request-context";
import { errorTitle } from "./error-page";

/** The document's title. Where a form was not taken it begins with "Error:"; in the browser `useRefusal` puts that there. */
export function PageTitle() {
  const { isRefusal } = useContext(RequestContext);
  const { pathname } = useLocation();
  const error = useRouteError();
  const title = error ? errorTitle(error) : pages.find(({ path }) => path === pathname)?.title;
  const parts = [title, site.name].filter(Boolean).join(" | ");
  return <title suppressHydrationWarning>{isRefusal ? `Error: ${parts}` : parts}</title>;
}
