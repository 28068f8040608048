import { expect, test } from "vitest";
import { courses } from "#app/content/courses.ts";
import { initiatives } from "#app/content/initiatives.ts";
import { pages } from "#app/content/pages.ts";
import { speakerBenefits } from "#app/content/speaker.ts";
import { sponsorBenefits } from "#app/content/sponsorships.ts";
import { summits } from "#app/content/summits.ts";
import { terms } from "#app/content/terms.ts";
import { tools } from "#app/content/tools.ts";
import { venueBenefits } from "#app/content/venue.ts";
import { volunteerBenefits } from "#app/content/volunteer.ts";
import { webinars } from "#app/content/webinars.ts";
import { formatDate, formatPrice, slug } from "#app/ui/format.ts";

test.each([
  [0, "Rs 0"],
  [999, "Rs 999"],
  [4999, "Rs 4,999"],
  [150_000, "Rs 1,50,000"],
  [500_000, "Rs 5,00,000"],
  [12_345_678, "Rs 1,23,45,678"],
])("a price of %i is written with Indian grouping", (price, written) => {
  expect(formatPrice(price)).toBe(written);
});

test.each([
  ["2026-03-14", "14 March 2026"],
  ["2026-01-01", "1 January 2026"],
  ["2026-12-31", "31 December 2026"],
])("the date %s is written in words, whatever the time zone", (date, written) => {
  expect(formatDate(date)).toBe(written);
});

test.each(["14 March 2026", "2026-13-01", "2026-11-31", "2026-02-29", "2026-11", "2026", ""])(
  "“%s” is no date",
  (words) => {
    expect(() => formatDate(words)).toThrow(RangeError);
  },
);

test("a title makes an id", () => {
  expect(slug("Talks, tools & more (2026)")).toBe("talks-tools-more-2026");
  expect(slug("माता-पिता से बात: १")).toBe("माता-पिता-से-बात-१");
});

test("courses have their prices, hours and levels", () => {
  expect(courses.map(({ price, duration, level }) => [formatPrice(price), duration, level])).toEqual([
    ["Rs 4,999", 10, "Beginner"],
    ["Rs 6,999", 15, "Intermediate"],
    ["Rs 7,999", 12, "Advanced"],
  ]);
});

test("every list has its length", () => {
  const benefits = { sponsorBenefits, volunteerBenefits, venueBenefits, speakerBenefits };
  const lists = { pages, tools, summits, webinars, initiatives, ...benefits, terms: terms.sections };
  const lengths = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, Object.keys(list).length]));
  expect(lengths).toEqual({
    pages: 20,
    tools: 3,
    summits: 2,
    webinars: 3,
    sponsorBenefits: 3,
    initiatives: 4,
    volunteerBenefits: 6,
    venueBenefits: 6,
    speakerBenefits: 6,
    terms: 8,
  });
});
