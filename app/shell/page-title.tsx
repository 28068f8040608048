import { useLocation, useRouteError } from "@remix-run/react";
import { useContext } from "react";
import { pages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { RequestContext } from "#app/http/request-context.ts";
import { errorTitle } from "./error-page.tsx";

/** The document's title. After a refused form it begins with "Error:"; in the browser `useRefusal` adds that. */
export function PageTitle() {
  const { isRefusal } = useContext(RequestContext);
  const { pathname } = useLocation();
  const error = useRouteError();
  const title = error ? errorTitle(error) : pages.find(({ path }) => path === pathname)?.title;
  const parts = [title, site.name].filter(Boolean).join(" | ");
  return <title suppressHydrationWarning>{isRefusal ? `Error: ${parts}` : parts}</title>;
}
