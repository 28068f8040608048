import { isMotionAllowed, onceReached } from "./motion.ts";

/** Fades the mission statement in when it is first seen, unless it is on the screen from the start. */
export function fadeInMission(): void {
  const mission = document.querySelector<HTMLElement>(".mission");
  const statement = mission?.querySelector(".mission-statement");
  if (!mission || !statement || !isMotionAllowed()) return;
  const enter = () => {
    mission.dataset.stage = "entered";
  };
  // An observer measures after the first frame. Measuring here would delay this frame.
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (!entry || entry.boundingClientRect.top < innerHeight) return;
    mission.dataset.stage = "waiting";
    onceReached(statement, enter);
  });
  observer.observe(statement);
}
