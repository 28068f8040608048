import { formatDay } from "./format.ts";

/** A date in ISO 8601 and Indian Standard Time, with its time of day if it has one. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at.includes("T") ? `${at}+05:30` : at}>{formatDay(at)}</time>;
}
