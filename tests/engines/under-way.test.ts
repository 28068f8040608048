import { describe, expect, onTestFinished, test } from "vitest";
import { commonSite } from "../support/site.ts";
import { untilOver } from "../support/until-over.ts";
import { startUpstream } from "../support/upstream.ts";
import { chromium90 } from "./chromium-90.ts";
import { firefox } from "./firefox.ts";
import { click, expectInPage, expectSeen, visit } from "./person.ts";
import { webkit } from "./webkit.ts";

const site = await commonSite();
const engines = [firefox, webkit, chromium90];
engines.forEach(untilOver);

describe.for(engines)("$name", (engine) => {
  test.skipIf(engine.missing)("Back while a page's scripts are under way shows the page that it leads to", async () => {
    let wait: Promise<void> | undefined;
    const front = await startUpstream(async ({ url = "", headers: { cookie = "" } }, response) => {
      // One script, for a browser has few connections to a host.
      if (url.includes("entry.client")) await wait;
      const answer = await fetch(site.url + url, { headers: { cookie } });
      // Without Cache-Control, so that scripts are asked for again.
      const headers = ["Content-Type", "Content-Security-Policy"].flatMap((name) => [
        name,
        answer.headers.get(name) ?? "",
      ]);
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
    });
    const tab = await engine.open({ javaScript: true });
    onTestFinished(() => tab.close());
    await tab.resize(1280, 800);
    await visit(tab, `${front.url}/about`, true);
    await click(tab, ".site-nav a", "Events");
    await expectSeen(tab, "h1", "Events");

    const scripts = Promise.withResolvers<void>();
    wait = scripts.promise;
    await tab.run(() => {
      document.title = "";
      setTimeout(() => location.reload());
    });
    await expectInPage(tab, "Events | Navbindu", () => document.title);
    // Set by the same inline script that listens.
    await expectInPage(tab, true, () => "pageModules" in window);
    await tab.run(() => history.back());
    await expectInPage(tab, "/about", () => location.pathname);
    // Not every engine tells of it before the page has loaded; then the router has the page loaded anew.
    scripts.resolve();
    await expectInPage(tab, true, () => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
    await expectSeen(tab, "h1", "About");
    expect(tab.errors).toEqual([]);
  });
});
