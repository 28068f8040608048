import { useEffect, useRef, useState } from "react";
import { counters } from "#app/content/home.ts";
import { formatNumber } from "#app/ui/format.ts";
import { isMotionAllowed, onceReached } from "./motion.ts";

// docs/product.md (Home) has these numbers.
const STEPS = 100;
const TICK_MS = 30;

/** The community's figures. They show their final values, and count up once, when they are first seen. */
export default function Counters() {
  const list = useRef<HTMLDListElement>(null);
  const [step, setStep] = useState(STEPS);

  useEffect(() => {
    if (!list.current || !isMotionAllowed()) return;
    onceReached(list.current, (isVisible) => {
      if (!isVisible) return;
      let taken = 0;
      setStep(taken);
      const timer = setInterval(() => {
        taken += 1;
        setStep(taken);
        if (taken === STEPS) clearInterval(timer);
      }, TICK_MS);
    });
  }, []);

  // The figures rise fast and end slowly.
  const share = 1 - (1 - step / STEPS) ** 3;

  return (
    <dl ref={list} className="columns mt-14 md:grid-cols-3 print:break-inside-avoid">
      {counters.map(({ label, value }) => (
        <div key={label} className="counter flex flex-col-reverse justify-end">
          <dt className="text-lg">{label}</dt>
          {/* The moving digits are only visual; screen readers and print get the final value. */}
          <dd className="counter-value">
            <span className="sr-only print:not-sr-only">{`${formatNumber(value)}+`}</span>
            <span className="print:hidden" aria-hidden="true">
              {`${formatNumber(Math.floor(value * share))}+`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
