import { expect, test } from "vitest";
import { habits, warningPath, warnings } from "#app/content/warnings.ts";
import { openPage } from "../support/browser.ts";
import { commonSite } from "../support/site.ts";

const site = await commonSite();

test("each warning prints on one sheet, with its address", async () => {
  const page = await openPage(site.url);
  for (const warning of warnings) {
    const address = site.url + warningPath(warning);
    await page.goto(address);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)?.length, `printed pages of ${address}`).toBe(1);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("main").innerText()).toContain(address);
    await page.emulateMedia({ media: null });
  }
});

test("the cards of /trainings lead to their warnings, and have links to WhatsApp that are large enough to tap", async () => {
  const page = await openPage(`${site.url}/trainings`, { viewport: { width: 360, height: 740 } });
  for (const { slug, title } of habits) {
    const card = page.locator(`#${slug}`);
    expect(await card.getByRole("link", { name: title, exact: true }).getAttribute("href")).toBe(`/trainings/${slug}`);
    const link = card.getByRole("link", { name: /WhatsApp/ });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await link.textContent()).toBe(`Share on WhatsApp: ${title} (leaves this site)`);
  }
});
