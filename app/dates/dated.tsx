import type { ReactNode } from "react";
import { dayOf } from "./day.ts";

type DatedProps = {
  as?: "span" | "p" | "div" | "li" | "section";
  /** The content is hidden until this day is over in India. The date is ISO 8601; its time of day is ignored. */
  after?: string;
  /** The content is hidden as soon as this day is over in India. */
  until?: string;
  id?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** Shows its content in a period. It writes `data-dated="AFTER/UNTIL"`, and `fillInDates` hides it at other times. */
export function Dated({ as: Tag = "span", after = "", until = "", ...props }: DatedProps) {
  const period = `${dayOf(after)}/${dayOf(until)}`;
  return <Tag {...props} data-dated={period === "/" ? undefined : period} />;
}

/** Shows the content until the day is over in India, then "This date has passed." Without a date, the content stays. */
export function UntilPassed({ date, children }: { date: string | undefined; children: ReactNode }) {
  return (
    <>
      <Dated until={date}>{children}</Dated>
      {date && <Dated after={date}>This date has passed.</Dated>}
    </>
  );
}
