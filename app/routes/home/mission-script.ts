import { mayMove, whenVisible } from "#app/ui/when-visible.ts";

/** Fades the mission statement in when it is first seen, unless it is on the screen from the start. */
export function fadeInMission(): void {
  const statement = document.querySelector<HTMLElement>(".mission-statement");
  if (!statement || !mayMove() || statement.getBoundingClientRect().top < innerHeight) return;
  statement.dataset.stage = "waiting";
  whenVisible(statement, () => {
    statement.dataset.stage = "entered";
  });
}
