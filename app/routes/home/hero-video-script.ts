import { isMotionAllowed } from "./motion.ts";

/** How long the video waits after the page has loaded: a slow phone first answers the visitor's touch. */
const WAIT_MS = 3000;

/** Plays the hero video once, some seconds after the page has loaded. Meanwhile it has a Pause button. */
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
  const show = (isShown: boolean) => {
    video.hidden = !isShown;
    button.hidden = !isShown;
  };
  video.addEventListener("playing", () => show(true));
  video.addEventListener("ended", () => show(false));
  const playLater = () => setTimeout(play, WAIT_MS);
  if (document.readyState === "complete") playLater();
  else addEventListener("load", playLater, { once: true });
}
