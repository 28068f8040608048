import { useEffect, useState } from "react";
import type { Stage } from "./use-first-view.ts";

/** Of the counters (specification, section 9); the tick in milliseconds. */
const STEPS = 100;
const TICK = 30;

/** How far counters have come, from 0 to 1: they count once, when they are entered. */
export function useCountUp(stage: Stage): number {
  const [step, setStep] = useState(0);

  useEffect(() => {
    if (stage !== "entered") return;
    let taken = 0;
    const timer = setInterval(() => {
      taken += 1;
      setStep(taken);
      if (taken === STEPS) clearInterval(timer);
    }, TICK);
    return () => clearInterval(timer);
  }, [stage]);

  return stage === "still" ? 1 : step / STEPS;
}
