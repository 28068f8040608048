import { useRouteLoaderData } from "@remix-run/react";
import type { Account } from "#app/account/session.server.ts";
import type { PageToast } from "#app/toast/toast.server.ts";

/** What root's loader returns for every page. */
export type RootData = { account: Account | null; toast: PageToast | null };

/** The data of root's loader; undefined if this loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData("root") as RootData | undefined;
}
