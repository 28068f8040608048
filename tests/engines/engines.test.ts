import { mkdirSync, writeFileSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { startConsentProvider } from "../support/consent.ts";
import { someAnswers, startDatabase, startSite } from "../support/site.ts";
import { untilOver } from "../support/until-over.ts";
import { chromium90 } from "./chromium-90.ts";
import { firefox } from "./firefox.ts";
import { click, expectInPage, expectSeen, filledIn, fillIn, reload, type, visit } from "./person.ts";
import type { Engine, Tab } from "./tab.ts";
import { webkit } from "./webkit.ts";

const database = await startDatabase();
const provider = await startConsentProvider();
const site = await startSite(provider.settings, database);
const engines = [firefox, webkit, chromium90];
engines.forEach(untilOver);

for (const { name, missing } of engines) if (missing) console.log(`Not tried: ${name} ${missing}.`);

/**
 * Opens a tab that is closed when the test ends. An error that the browser reports fails the test, and leaves a
 * screenshot.
 */
async function openTab(engine: Engine, javaScript: boolean, width = 1280, expectedErrors = /^$/): Promise<Tab> {
  const tab = await engine.open({ javaScript });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await keepPicture(tab, "tests/engines/failures", `${engine.name} ${task.name}`);
    await tab.close();
    expect(tab.errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
  });
  await tab.resize(width, 800);
  return tab;
}

async function keepPicture(tab: Tab, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/${name.replace(/\W+/g, "-").slice(0, 100)}.png`;
  writeFileSync(path, await tab.screenshot());
}

const FAILED_LOAD = /Failed to load resource|status of 4/;
const isThere = (id: string) => Math.abs(document.getElementById(id)?.getBoundingClientRect().top ?? 999) < 60;
const isToastInTheWay = () => {
  const box = document.querySelector(".toast")?.getBoundingClientRect();
  const hit = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return hit?.closest(".toast") != null;
};
const focused = () => document.activeElement?.textContent ?? "";
const focusedLabelIsSeen = () => {
  const label = document.querySelector(`label[for="${document.activeElement?.id}"]`);
  return label !== null && label.getBoundingClientRect().top >= 0;
};
/** Whether a link that leaves the site is parted from its arrow, or from the stop after it. */
const partedAt = () => {
  const links = [...document.querySelectorAll("p a[rel]")].filter((link) => link.getClientRects().length);
  const parted = links.filter((link) => {
    const stop = document.createRange();
    stop.selectNodeContents(link.nextSibling as Node);
    const [arrow, after] = [link.querySelector("svg") as Element, stop].map((part) => part.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    const { height } = link.getBoundingClientRect();
    return arrow.bottom <= after.top || after.left < arrow.right - 1 || height > 40;
  });
  return `${links.length > 0 ? "links" : "no links"}, ${parted.length || "none"} parted at ${innerWidth} px`;
};
const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

describe.for([true, false])("JavaScript: %s", (javaScript) => {
  for (const engine of engines) {
    describe.skipIf(engine.missing)(engine.name, () => {
      test.for([390, 1280])("every page at %i px", async (width) => {
        const tab = await openTab(engine, javaScript, width);
        for (const { path, title } of pages) {
          await visit(tab, site.url + path, javaScript);
          await expectSeen(tab, "h1", title);
          const look = await tab.run(() => {
            const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
            const marked = document.querySelector(".nav-link[aria-current=page]");
            return {
              sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
              display: getComputedStyle(document.querySelector("main") as Element).fontFamily.split(",")[0],
              marked: marked ? getComputedStyle(marked).textDecorationLine : "underline",
              logo: Math.round(box(".brand svg")?.width ?? 0),
              trap: (box(".off-screen")?.right ?? 0) <= 1,
            };
          });
          const display = '"Atkinson Hyperlegible Next Variable"';
          const logo = expect.toSatisfy((wide) => wide > 30 && wide < 60);
          expect(look, path).toEqual({ sideways: 0, display, marked: "underline", logo, trap: true });
          if (process.env.PICTURES)
            await keepPicture(tab, process.env.PICTURES, `${engine.name} ${javaScript} ${width} ${path}`);
        }
      });

      test("links within a page work, twice and with others between", async () => {
        const tab = await openTab(engine, javaScript, 390);
        await visit(tab, site.url, javaScript);
        for (let times = 0; times < 2; times++) {
          await tab.run(scrollTo, 0);
          await click(tab, ".hero a", "Join us");
          await expectInPage(tab, true, isThere, "join");
        }
        await tab.back();
        await expectInPage(tab, ["", 0], () => [location.hash, scrollY]);
        await tab.run(() => history.forward());
        await expectInPage(tab, true, isThere, "join");
        await visit(tab, `${site.url}/briefings`, javaScript);
        const [first, other] = ["Women in cybersecurity", "Research grants"] as const;
        for (const text of [first, first, other, first]) {
          await tab.run(scrollTo, 0);
          await click(tab, "nav[aria-label=Initiatives] a", text);
          await expectInPage(tab, true, isThere, text.toLowerCase().replaceAll(" ", "-"));
        }
        await tab.back();
        await expectInPage(tab, ["#research-grants", 0], () => [location.hash, scrollY]);

        // Less than a screen away.
        await visit(tab, `${site.url}/terms`, javaScript);
        for (let times = 0; times < 3; times++) {
          await tab.run(scrollTo, 150);
          await click(tab, "main a", "Accepting these terms");
          await expectInPage(tab, true, isThere, "accepting-these-terms");
          await tab.back();
          await expectInPage(tab, ["", 150], () => [location.hash, scrollY]);
          await tab.screenshot();
          expect(await tab.run(() => scrollY)).toBe(150);
        }
      });

      test("the form: refused by the browser, refused by the site, registered", async () => {
        const tab = await openTab(engine, javaScript, 390, FAILED_LOAD);
        await visit(tab, site.form, javaScript);
        await click(tab, "main form button", "Register");
        await expectInPage(tab, "name", () => document.activeElement?.getAttribute("name"));
        await expectInPage(tab, true, focusedLabelIsSeen);

        const answers = someAnswers({ name: " ", comments: "नमस्ते" });
        await fillIn(tab, answers);
        await click(tab, "main form button", "Register");
        await expectSeen(tab, ".notice-error", "Error");
        const names = Object.keys(answers);
        expect(await filledIn(tab, names)).toEqual(answers);
        await click(tab, ".notice-error a");
        await expectInPage(tab, "name", () => document.activeElement?.getAttribute("name"));
        await expectSeen(tab, ".notice-error", "Error");
        expect(await filledIn(tab, names)).toEqual(answers);

        // By itself WebKit gives the field no caret.
        if (!javaScript) await tab.run(() => (document.activeElement as HTMLInputElement).select());
        await type(tab, "Asha");
        await click(tab, "main form button", "Register");
        await expectSeen(tab, "main", "Registration successful!");
        await expectSeen(tab, ".toast", "Registration successful!");
        const row = (await site.rows(answers.email))[0];
        expect(row).toMatchObject({ name: "Asha", comments: "नमस्ते" });
        expect((await filledIn(tab, ["name"])).name).toBe(javaScript ? " Asha" : "");
        if (javaScript) {
          await click(tab, "main form button", "Clear the form");
          await expectInPage(tab, true, focusedLabelIsSeen);
        }
      });

      test.runIf(javaScript)("a reload keeps the last answers, and none after a success", async () => {
        const tab = await openTab(engine, javaScript);
        const leaveAndReturn = async () => {
          await click(tab, "main form a", "privacy policy");
          await expectSeen(tab, "h1", "Privacy");
          await tab.back();
          await expectSeen(tab, "h1", "Register as a volunteer");
        };
        await visit(tab, site.form, javaScript);
        const first = someAnswers({ volunteer_for: "Pune Meetup", comments: "first" });
        await fillIn(tab, first);
        await leaveAndReturn();
        const last: typeof first = { ...first, volunteer_for: "Hyderabad Meetup", comments: "" };
        await fillIn(tab, last);
        await reload(tab);
        const names = Object.keys(last);
        const filled = (names: string[]) =>
          names.map((name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value);
        await expectInPage(tab, Object.values(last), filled, names);

        await leaveAndReturn();
        await click(tab, "main form button", "Register");
        await expectSeen(tab, "main", "Registration successful!");
        expect(await site.rows(last.email ?? "")).toMatchObject([
          { volunteer_for: "Hyderabad Meetup", comments: null },
        ]);
        await click(tab, "main form button", "Clear the form");
        await reload(tab);
        await expectInPage(
          tab,
          names.map(() => ""),
          filled,
          names,
        );
      });

      test.for([390, 1280])("sign in and out at %i px", async (width) => {
        const tab = await openTab(engine, javaScript, width);
        await visit(tab, `${site.url}/about`, javaScript);
        const inMenu = async () => {
          if (width === 390 && (await tab.run(() => CSS.supports("selector(:popover-open)")))) {
            await click(tab, ".site-bar > .menu-button", "Menu");
            await expectSeen(tab, ".menu", "Close");
          }
        };
        for (let times = 0; times < 2; times++) {
          await inMenu();
          await click(tab, "form button", "Sign in with Google");
          await expectSeen(tab, ".toast", "Welcome Asha Kulkarni");
          await expectInPage(tab, "/about", () => location.pathname);
          if (javaScript) {
            await click(tab, ".toast-close");
            await expectSeen(tab, ".toast", "Welcome", false);
          }
          await inMenu();
          await expectSeen(tab, ".site-bar", "Asha Kulkarni");
          await click(tab, "form button", "Logout");
          await expectSeen(tab, ".toast", "Logged out successfully");
          await expectSeen(tab, ".site-bar", "Asha Kulkarni", false);
          // A hovered toast stays.
          await tab.point(20, 780);
          await expectInPage(tab, false, isToastInTheWay);
        }
      });

      test("the menu opens, closes, and leads on", async () => {
        const tab = await openTab(engine, javaScript, 390);
        await visit(tab, `${site.url}/about`, javaScript);
        // If nothing could open a menu, the links are in the header.
        if (await tab.run(() => document.querySelector(".site-bar > .menu-button")?.getClientRects().length === 0)) {
          await click(tab, ".site-nav a", "Contact Us");
          await expectSeen(tab, "h1", "Contact");
          return;
        }
        for (let times = 0; times < 2; times++) {
          await click(tab, ".site-bar > .menu-button", "Menu");
          await click(tab, ".menu .menu-button", "Close");
          await expectSeen(tab, ".menu", "Close", false);
          await click(tab, ".site-bar > .menu-button", "Menu");
          await expectSeen(tab, ".menu", "Close");
          await tab.press("Escape");
          await expectSeen(tab, ".menu", "Close", false);
          await expectInPage(tab, "Menu", focused);
        }
        await tab.resize(844, 390);
        await click(tab, ".site-bar > .menu-button", "Menu");
        await expectSeen(tab, ".menu", "Close");
        await tab.run(() => document.querySelector(".menu")?.scrollTo(0, 500));
        await tab.press("Escape");
        await expectSeen(tab, ".menu", "Close", false);
        await click(tab, ".site-bar > .menu-button", "Menu");
        await expectSeen(tab, ".menu", "Close");
        if (javaScript) await expectInPage(tab, 0, () => document.querySelector(".menu")?.scrollTop);
        await click(tab, ".menu a", "Contact Us");
        await expectSeen(tab, "h1", "Contact");
        await expectSeen(tab, ".menu", "Close", false);
        await tab.back();
        await expectSeen(tab, "h1", "About");
        await expectSeen(tab, ".menu", "Close", false);
      });

      test("Back leads to where one was", async () => {
        const tab = await openTab(engine, javaScript);
        await visit(tab, `${site.url}/terms`, javaScript);
        await tab.run(scrollTo, 900);
        await click(tab, "footer a", "Contact Us");
        await expectSeen(tab, "h1", "Contact");
        await tab.back();
        await expectSeen(tab, "h1", "Terms");
        await expectInPage(tab, true, () => scrollY > 500);
        await click(tab, "footer a", "Volunteer registration");
        await expectSeen(tab, "h1", "Register as a volunteer");
        // The browser scrolls to it.
        await tab.run(() => document.getElementById("company")?.focus());
        await tab.back();
        await expectSeen(tab, "h1", "Terms");
        await expectInPage(tab, 0, () => document.querySelector("main")?.getAnimations().length);
        await expectInPage(tab, true, () => scrollY > 500);
      });

      test("a page begins at its top, also from the end of home", async () => {
        const tab = await openTab(engine, javaScript);
        for (const [label, heading] of [
          ["Ways to join", "Join the community"],
          ["Contact Us", "Contact"],
        ] as const) {
          await visit(tab, site.url, javaScript);
          await click(tab, "footer a", label);
          await expectSeen(tab, "h1", heading);
          await expectInPage(tab, 0, () => document.querySelector("main")?.getAnimations().length);
          await expectInPage(tab, 0, () => scrollY);
        }
      });

      test("the keyboard leads past the navigation, and from page to page", async () => {
        const tab = await openTab(engine, javaScript);
        await visit(tab, `${site.url}/contact`, javaScript);
        await tab.press("Tab");
        await expectInPage(tab, "Skip to content", focused);
        await tab.press("Enter");
        await expectInPage(tab, "content", () => document.activeElement?.id);
        await tab.press("Tab");
        await expectInPage(tab, true, () => document.activeElement?.closest("main") !== null);
        await tab.run(() => document.querySelector<HTMLElement>(".site-nav a[href='/about']")?.focus());
        await tab.press("Enter");
        await expectSeen(tab, "h1", "About");
      });

      test("Back from the skip link leads to the top, and stays there", async () => {
        const tab = await openTab(engine, javaScript);
        await visit(tab, `${site.url}/contact`, javaScript);
        await tab.press("Tab");
        await expectInPage(tab, "Skip to content", focused);
        await tab.press("Enter");
        await expectInPage(tab, true, () => scrollY > 20);
        await tab.back();
        await expectInPage(tab, 0, () => scrollY);
        // Firefox took it back some frames later.
        for (let times = 0; times < 20; times++) expect(await tab.run(() => scrollY)).toBe(0);
      });

      test("the stop after a link that leaves the site stays on its line, and the arrow at its word", async () => {
        const tab = await openTab(engine, javaScript, 390);
        for (const path of ["/contact", "/about"]) {
          await visit(tab, site.url + path, javaScript);
          for (let width = 320; width <= 448; width += 8) {
            await tab.resize(width, 844);
            // As soon as its letters are there.
            await expectInPage(tab, `links, none parted at ${width} px`, partedAt);
          }
        }
      });

      test("home's moving parts", async () => {
        const tab = await openTab(engine, javaScript);
        await visit(tab, site.url, javaScript);
        const film = () => {
          const video = document.querySelector<HTMLVideoElement>(".hero video");
          return video && { plays: !video.paused && video.readyState > 1, size: video.videoWidth };
        };
        if (javaScript) {
          await expectInPage(tab, { plays: true, size: 1280 }, film);
          // The film itself is no stop.
          await tab.run(() => [...document.querySelectorAll<HTMLElement>(".hero a")].pop()?.focus());
          await tab.press("Tab");
          await expectInPage(tab, "Pause animation", () => document.activeElement?.textContent);
          for (let times = 0; times < 2; times++) {
            await click(tab, ".hero-media button", "Pause");
            await expectInPage(tab, { plays: false, size: 1280 }, film);
            await click(tab, ".hero-media button", "Play");
            await expectInPage(tab, { plays: true, size: 1280 }, film);
          }
          await tab.run(() => {
            const video = document.querySelector("video");
            if (!video) return;
            video.playbackRate = 8;
            let last = 0;
            let rounds = 0;
            video.ontimeupdate = () => {
              if (video.currentTime < last) video.dataset.rounds = `${++rounds}`;
              last = video.currentTime;
            };
          });
          await expectInPage(tab, true, () => Number(document.querySelector("video")?.dataset.rounds) > 1);
        }
        await tab.run(() => document.querySelector("main dl")?.scrollIntoView({ block: "center" }));
        await expectInPage(tab, ["4000+", "14+", "86+"], () =>
          [...document.querySelectorAll(".counter-value")].map(
            (value) => /[\d,]+\+/.exec((value as HTMLElement).innerText)?.[0] ?? "",
          ),
        );
        await tab.run(() => document.querySelector(".mission")?.scrollIntoView({ block: "center" }));
        await expectInPage(
          tab,
          "1",
          () => getComputedStyle(document.querySelector(".mission-statement") as Element).opacity,
        );
      });
    });
  }
});
