import { formatDate, formatTime } from "./format.ts";

/**
 * A date, with its time of day if it has one.
 *
 * @param at ISO 8601 in Indian Standard Time, as 2026-03-14 or 2026-03-14T18:00.
 */
export function Day({ at }: { at: string }) {
  const [date = "", time] = at.split("T");
  return (
    <time dateTime={time ? `${at}+05:30` : at}>
      <span className="inline-block">
        {formatDate(date)}
        {time && ","}
      </span>
      {time && (
        <>
          {" "}
          <span className="inline-block">{formatTime(time)} IST</span>
        </>
      )}
    </time>
  );
}
