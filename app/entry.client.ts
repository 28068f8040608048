// Every page loads this script, which does not contain React.
import { startAccount } from "./account/account-script.ts";
import { startMenu } from "./frame/menu-script.ts";
import { startIslands } from "./islands/island-script.ts";
import { startRegistration } from "./registration/registration-script.ts";
import { startHeroVideo } from "./routes/home/hero-video-script.ts";
import { fadeInMission } from "./routes/home/mission-script.ts";
import { endSignInPopup, startSignInPopup } from "./sign-in/sign-in-script.ts";
import { startToasts } from "./toast/toast-script.ts";
import "./styles/tailwind.css";

function start(): void {
  startToasts();
  startAccount();
  startSignInPopup();
  // Posts through the channel that `startAccount` has opened.
  endSignInPopup();
  startMenu();
  startHeroVideo();
  fadeInMission();
  void loadNineMessages();
  startIslands();
  void startRegistration();
}

/** Loads the script of the nine messages on their page. */
async function loadNineMessages(): Promise<void> {
  const result = document.querySelector<HTMLElement>("[data-result]");
  if (result) (await import("./routes/nine-messages/nine-messages-script.ts")).startNineMessages(result);
}

// The browser may prerender the page. The script then waits until the visitor opens the page.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener("prerenderingchange", start, { once: true });
} else {
  start();
}
