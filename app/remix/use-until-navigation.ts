import { useLocation } from "@remix-run/react";
import { useState } from "react";

/**
 * Keeps a value that arrived with a page until the first navigation. By itself Remix drops an action's answer as soon as
 * loaders run again, and keeps root's data for the pages that follow.
 *
 * @param ownKey of the location that the navigation under way leads to. A value that arrives before its end belongs to
 * it, as an action's answer does while root's data are loaded.
 * @returns undefined if no value arrived, and after the first navigation, even back to the same page.
 */
export function useUntilNavigation<Value extends object>(
  value: Value | null | undefined,
  ownKey?: string,
): Value | undefined {
  const { key } = useLocation();
  const [arrival, setArrival] = useState({ value, key, ownKey, isOver: false });
  if (value && arrival.value !== value) setArrival({ value, key, ownKey, isOver: false });
  else if (arrival.key !== key && !arrival.isOver)
    setArrival({ ...arrival, key, ownKey: undefined, isOver: key !== arrival.ownKey });
  return arrival.isOver ? undefined : (arrival.value ?? undefined);
}
