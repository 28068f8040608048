import { useEffect, useState } from "react";

/** False on the server and during hydration, then true. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
