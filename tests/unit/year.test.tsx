import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Year } from "#app/shell/year.tsx";

afterEach(() => {
  vi.useRealTimers();
});

// Midnight in India is 18:30 UTC.
test.for([
  ["2026-12-31T18:29:59Z", "2026"],
  ["2026-12-31T18:30:00Z", "2027"],
  ["2027-12-31T18:29:59Z", "2027"],
])("at %s the footer says %s", ([now, year]) => {
  vi.useFakeTimers({ now: new Date(now as string) });
  expect(renderToStaticMarkup(<Year />)).toContain(`>${year}<`);
});
