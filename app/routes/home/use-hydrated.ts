import { useEffect, useState } from "react";

/** False in the server's HTML and while it hydrates, then true: for what only a script can do. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
