import ICAL from "ical.js";
import { expect } from "vitest";

/** The events of a calendar file. Fails unless the file is as RFC 5545 and RFC 7986 say. */
export function readCalendar(file: string) {
  expect(file).toMatch(/\r\n$/);
  for (const line of file.split("\r\n")) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  }
  // The properties of a calendar come before its components, of which there is at least one.
  expect(file).toMatch(
    /^BEGIN:VCALENDAR\r\n(?:(?!BEGIN:)[^\r]+\r\n)+BEGIN:V[\s\S]*\r\nEND:V(EVENT|TIMEZONE)\r\nEND:VCALENDAR\r\n$/,
  );
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getAllProperties("prodid")).toHaveLength(1);
  for (const name of ["refresh-interval", "x-published-ttl"])
    expect(String(calendar.getFirstPropertyValue(name))).toBe("P1D");
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  for (const { component, sequence } of events) {
    for (const name of ["uid", "dtstamp", "dtstart", "summary"])
      expect(component.getAllProperties(name)).toHaveLength(1);
    expect(sequence).toBeLessThan(2 ** 31);
  }
  return { calendar, events };
}
