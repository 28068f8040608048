import { formatDateTime } from "./format.ts";

/** A date in ISO 8601 and Indian Standard Time, with its time of day if it has one. */
export function DateTime({ at }: { at: string }) {
  return <time dateTime={at.includes("T") ? `${at}+05:30` : at}>{formatDateTime(at)}</time>;
}
