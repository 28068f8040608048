import { useLocation } from "@remix-run/react";
import { useState } from "react";

/**
 * Keeps a value that arrived with a page until the first navigation. By itself Remix drops an action's answer as soon as
 * loaders run again, and keeps root's data for the pages that follow.
 *
 * @returns undefined if no value arrived, and after the first navigation, even back to the same page.
 */
export function useUntilNavigation<Value extends object>(value: Value | null | undefined): Value | undefined {
  const { key } = useLocation();
  const [arrival, setArrival] = useState({ value, key, isOver: false });
  if (value && arrival.value !== value) setArrival({ value, key, isOver: false });
  else if (arrival.key !== key && !arrival.isOver) setArrival({ ...arrival, isOver: true });
  return arrival.isOver ? undefined : (arrival.value ?? undefined);
}
