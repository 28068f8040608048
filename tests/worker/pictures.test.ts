import { encode } from "uqr";
import { expect, test } from "vitest";
import { commonSite, expectStatus } from "../support/site.ts";

const site = await commonSite();

test("each QR code of the home page holds the address of its link", async () => {
  const html = await (await fetch(site.url)).text();
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*><img src="(\/qr\/[^"]*)"/g)];
  expect(links.length).toBeGreaterThan(0);
  for (const [, href = "", source] of links) {
    const response = await fetch(site.url + source);
    await expectStatus(response, 200);
    const dark = [...(await response.text()).matchAll(/M(\d+),(\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
    const { data } = encode(href.replaceAll("&amp;", "&"), { ecc: "M", border: 4 });
    expect(dark, href).toEqual(data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : []))));
  }
});
