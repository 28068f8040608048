import { isRouteErrorResponse, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { Flash } from "./flash";
import type { Account } from "./user";

/** What root's loader gives to every page. */
export type RootData = {
  flash: Flash | null;
  account: Account | null;
  /** The site's origin as visitors know it. */
  origin: string;
  analyticsToken: string | undefined;
};

// In the browser only: what the page shows.
let shown: RootData | undefined;

/** Root's data, on every page; undefined where root itself failed. */
export function useRootData(): RootData | undefined {
  const data = useRouteLoaderData("root") as RootData | undefined;
  useEffect(() => {
    shown = data ?? shown;
  }, [data]);
  return data;
}

/**
 * Asks the server for root's data. Where it cannot be reached, the page stays as it is, with what was typed into it,
 * and says so.
 */
export async function fetchRootData(serverLoader: () => Promise<RootData>): Promise<RootData> {
  try {
    return await serverLoader();
  } catch (error) {
    if (!shown || error instanceof Response || isRouteErrorResponse(error)) throw error;
    const message = "The page could not be brought up to date. Please check your connection.";
    return { ...shown, flash: { id: crypto.randomUUID(), type: "error", message } };
  }
}
