import type { ReactNode } from "react";

type DatedProps = {
  as?: "span" | "p" | "div" | "li" | "section";
  /** ISO 8601 in India. A time of day is ignored. Undefined: from the start. */
  after?: string | undefined;
  /** As `after`. Undefined: without an end. */
  until?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** Content that `fillIn` shows from the end of the day `after` to the end of the day `until`, in India. */
export function Dated({ as: Tag = "span", after, until, ...props }: DatedProps) {
  return <Tag {...props} data-after={after?.slice(0, 10)} data-until={until?.slice(0, 10)} />;
}

/** Shows its content until a day is over in India, and afterwards that the date has passed. Without a date: always. */
export function UntilPassed({ date, children }: { date: string | undefined; children: ReactNode }) {
  return (
    <>
      <Dated until={date}>{children}</Dated>
      {date && <Dated after={date}>This date has passed.</Dated>}
    </>
  );
}
