import { formatDate, formatTime } from "./format.ts";

/**
 * A date, with a time of day if it has one.
 *
 * @param date ISO 8601, as 2026-03-14.
 * @param time Indian Standard Time in 24 hours, as 18:00.
 */
export function Day({ date, time }: { date: string; time?: string | undefined }) {
  return (
    <time dateTime={time ? `${date}T${time}+05:30` : date}>
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
