import { expect, test } from "vitest";
import { startConsentProvider } from "../support/consent.ts";
import { startSite } from "../support/site.ts";
import { untilOver } from "../support/until-over.ts";
import { firefox } from "./firefox.ts";
import { click, expectInPage, expectSeen, visit } from "./person.ts";

const provider = await startConsentProvider();
const site = await startSite(provider.settings);
untilOver(firefox);

test.skipIf(firefox.missing)("a sign-in whose window would be the tab itself comes back to its page", async () => {
  const tab = await firefox.open({ javaScript: true, opensInSameTab: true });
  await tab.resize(1280, 800);
  await visit(tab, `${site.url}/about`, true);
  for (let times = 0; times < 2; times++) {
    await click(tab, "header button", "Sign in with Google");
    await expectSeen(tab, ".toast", "Welcome Asha Kulkarni");
    await expectInPage(tab, "/about", () => location.pathname);
    await click(tab, ".toast-close");
    await click(tab, "form button", "Logout");
    await expectSeen(tab, ".toast", "Logged out successfully");
    await click(tab, ".toast-close");
  }
  expect(tab.errors).toEqual([]);
});
