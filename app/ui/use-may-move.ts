import { useEffect, useState } from "react";

/** Whether the visitor lets things move, also if they change their mind. Until the page is hydrated nothing does. */
export function useMayMove(): boolean {
  const [mayMove, setMayMove] = useState(false);

  useEffect(() => {
    const motion = matchMedia("(prefers-reduced-motion: no-preference)");
    const follow = () => setMayMove(motion.matches);
    follow();
    motion.addEventListener("change", follow);
    return () => motion.removeEventListener("change", follow);
  }, []);

  return mayMove;
}
