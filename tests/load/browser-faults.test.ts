import { describe, expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { filledIn, fillIn, openPage } from "../support/browser.ts";
import { type Fault, faults, startFaultProxy } from "../support/fault-proxy.ts";
import { someAnswers, startDatabase, startSite } from "../support/site.ts";

let fault: Fault = "none";
const database = await startDatabase();
const proxy = await startFaultProxy(database.supabase.url, () => (fault === "refuse" ? "none" : fault));
const site = await startSite({ SUPABASE_URL: proxy.url }, database);

const names = fields.map(({ name }) => name);

test("there are 12 faults", () => expect(faults).toHaveLength(12));

describe.each([true, false])("JavaScript: %s", (javaScriptEnabled) => {
  test.for(faults)("%s: the truth, every answer, and one row once it is sent again", async (which) => {
    const page = await openPage(site.form, { javaScriptEnabled, expectedErrors: /Failed to load resource|net::ERR/ });
    const answers = someAnswers({ name: `O’Neil & <${which}>`, super_power: "Calm 😀", comments: "one\ntwo" });
    await fillIn(page, answers);
    const status = page.locator("main form p[role=status]");
    const press = () => page.getByRole("button", { name: "Register" }).click();
    const outcome = page.getByText(/^(Error: .+|Registration successful!)$/).first();

    fault = which;
    if (which === "refuse") await proxy.refuse();
    await press();
    await outcome.waitFor({ timeout: 20_000 });
    if (which === "refuse") await proxy.listenAgain();
    fault = "none";

    if (which !== "slow reply") {
      expect(await status.textContent()).toMatch(
        which === "503 with an error object"
          ? /^Error: The database is starting up$/
          : /^Error: We could not reach the registration service\. Your answers are still here; please try again\. \(Reference \w+\)$/,
      );
      expect(await filledIn(page, names)).toEqual(answers);
      expect(await page.locator(".toast").count()).toBe(0);
      expect(await page.content()).not.toContain("secret-host");
      expect(await site.rows(answers.email)).toHaveLength(which === "lost reply" ? 1 : 0);
      await press();
    }
    await page.locator(".toast").waitFor();
    expect(await status.textContent()).toBe("Registration successful!");
    expect(await site.rows(answers.email)).toMatchObject([answers]);
  });
});
