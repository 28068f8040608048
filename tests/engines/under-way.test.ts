import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { commonSite } from "../support/site.ts";
import { untilOver } from "../support/until-over.ts";
import { startUpstream } from "../support/upstream.ts";
import { chromium90 } from "./chromium-90.ts";
import { firefox } from "./firefox.ts";
import { click, expectInPage, expectSeen, visit } from "./person.ts";
import type { Tab } from "./tab.ts";
import { webkit } from "./webkit.ts";

const site = await commonSite();
const engines = [firefox, webkit, chromium90];
engines.forEach(untilOver);

/** A server before the site, which keeps what a function says waiting. */
function startFront(held: (url: string) => Promise<unknown> | undefined) {
  return startUpstream(async ({ url = "", method = "", headers: { cookie = "" } }, response) => {
    await held(url);
    const answer = await fetch(site.url + url, { method, headers: { cookie } });
    // Without Cache-Control, so that scripts are asked for again.
    const headers = ["Content-Type", "Content-Security-Policy"].flatMap((name) => [
      name,
      answer.headers.get(name) ?? "",
    ]);
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
  });
}

/** Loads the page again as the browser's button does, and waits for the new one. */
async function reload(tab: Tab, title: string): Promise<void> {
  await tab.run(() => {
    document.title = "";
    setTimeout(() => location.reload());
  });
  await expectInPage(tab, title, () => document.title);
}

describe.for(engines)("$name", (engine) => {
  test.skipIf(engine.missing)("Back while a page's scripts are under way shows the page that it leads to", async () => {
    let wait: Promise<void> | undefined;
    // One script, for a browser has few connections to a host.
    const front = await startFront((url) => (url.includes("entry.client") ? wait : undefined));
    const tab = await engine.open({ javaScript: true });
    onTestFinished(() => tab.close());
    await tab.resize(1280, 800);
    await visit(tab, `${front.url}/about`, true);
    await click(tab, ".site-nav a", "Events");
    await expectSeen(tab, "h1", "Events");

    const scripts = Promise.withResolvers<void>();
    wait = scripts.promise;
    await reload(tab, "Events | Navbindu");
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

  test.skipIf(engine.missing)("a reload while a link's page is under way shows this page again", async () => {
    const { promise: script, resolve } = Promise.withResolvers<void>();
    onTestFinished(() => resolve());
    // Firefox drops the script, and has time to be told that the site is there.
    const front = await startFront((url) => {
      if (/about-.*js$/.test(url)) return script;
      return url === "/contact" ? delay(300) : undefined;
    });
    const tab = await engine.open({ javaScript: true });
    onTestFinished(() => tab.close());
    await tab.resize(1280, 800);
    await visit(tab, `${front.url}/contact`, true);
    await click(tab, ".site-nav a", "About");
    await expectInPage(tab, "/about", () => window.__remixRouter.state.navigation.location?.pathname);
    await reload(tab, "Contact Us | Navbindu");
    resolve();
    await expectInPage(tab, true, () => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
    expect(await tab.run(() => location.pathname)).toBe("/contact");
  });
});
