import { isMotionAllowed } from "./motion.ts";

/** Plays the hero video after the page has loaded, with a Pause button. */
export function startHeroVideo(): void {
  const video = document.querySelector<HTMLVideoElement>(".hero-media video");
  const button = document.querySelector<HTMLButtonElement>(".hero-pause");
  // TypeScript does not know `connection`, which only some browsers have.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!video || !button || !isMotionAllowed() || connection?.saveData) return;
  const play = () => video.play().catch(() => {});
  button.addEventListener("click", () => (video.paused ? play() : video.pause()));
  for (const type of ["play", "pause"]) {
    video.addEventListener(type, () => {
      button.dataset.playing = String(!video.paused);
    });
  }
  video.addEventListener("playing", () => {
    video.hidden = false;
    button.hidden = false;
  });
  if (document.readyState === "complete") play();
  else addEventListener("load", play, { once: true });
}
