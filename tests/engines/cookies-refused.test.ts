import { expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { someAnswers, startSite } from "../support/site.ts";
import { untilOver } from "../support/until-over.ts";
import { firefox } from "./firefox.ts";
import { click, expectInPage, expectSeen, fillIn, visit } from "./person.ts";

const site = await startSite();
untilOver(firefox);

const refusing = { javaScript: true, refusesCookies: true };

test.skipIf(firefox.missing)("every page stays where cookies are refused", async () => {
  const tab = await firefox.open(refusing);
  await tab.resize(1280, 800);
  for (const { path, title } of pages) {
    await visit(tab, site.url + path, true);
    await expectSeen(tab, "h1", title);
  }
  await click(tab, "footer a", "Contact Us");
  await expectSeen(tab, "h1", "Contact");
});

test.skipIf(firefox.missing)("a sign-in says what it lacks, each time, and stays", async () => {
  const tab = await firefox.open(refusing);
  await tab.resize(1280, 800);
  await visit(tab, `${site.url}/about`, true);
  for (let times = 0; times < 2; times++) {
    await click(tab, "header button", "Sign in with Google");
    await expectSeen(
      tab,
      ".toast",
      "Login error: Your browser refuses cookies, which a sign-in needs. Please try again.",
    );
    await click(tab, ".toast button", "");
    await expectSeen(tab, "h1", "About us");
  }
});

test.skipIf(firefox.missing)("a registration is told of where cookies are refused", async () => {
  const tab = await firefox.open(refusing);
  await tab.resize(390, 800);
  await visit(tab, site.form, true);
  const answers = someAnswers();
  for (let times = 0; times < 2; times++) {
    await fillIn(tab, answers);
    await click(tab, "main form button", "Register");
    await expectSeen(tab, ".notice-ok h2", "You are registered as a volunteer.");
    await expectSeen(tab, "main [role=status]", "Registration successful!");
    await click(tab, "main form button", "Clear the form");
    await expectInPage(tab, "", () => document.querySelector("main [role=status]")?.textContent);
  }
  expect(await site.rows(answers.email)).toHaveLength(1);
});
