import { useEffect, useState } from "react";
import type { Stage } from "./use-first-view.ts";

/** The tick is in milliseconds (docs/product.md, Home). */
const STEPS = 100;
const TICK = 30;

/** The progress of the counters, from 0 to 1. They count once, when `entered`. */
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
