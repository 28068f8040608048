import { useLocation } from "@remix-run/react";
import { useState } from "react";

/**
 * Keeps a value that arrived with a page, until the first navigation: Remix drops what an action answered once data is
 * loaded anew, and keeps root's data for the pages that follow.
 *
 * @returns undefined where none arrived, and from the next page on, also on the way back.
 */
export function useUntilNavigation<Value extends object>(value: Value | null | undefined): Value | undefined {
  const { key } = useLocation();
  const [arrival, setArrival] = useState({ value, key, isOver: false });
  if (value && arrival.value !== value) setArrival({ value, key, isOver: false });
  else if (arrival.key !== key && !arrival.isOver) setArrival({ ...arrival, isOver: true });
  return arrival.isOver ? undefined : (arrival.value ?? undefined);
}
