import { forwardRef, type ReactNode } from "react";

const looks = {
  ok: { notice: "notice-ok", heading: "title" },
  error: { notice: "notice-error", heading: "text-xl font-bold" },
};

type NoticeProps = { look: keyof typeof looks; heading: ReactNode; children?: ReactNode };

/**
 * What became of a submission. The focus goes to its heading: browsers centre what they focus, and with larger text the
 * whole is higher than the screen.
 */
export const Notice = forwardRef<HTMLHeadingElement, NoticeProps>(({ look, heading, children }, ref) => (
  <section className={`notice ${looks[look].notice}`}>
    <h2
      ref={ref}
      className={`wrap-anywhere ${looks[look].heading}`}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the outcome takes the focus, also where no script runs.
      autoFocus
    >
      {heading}
    </h2>
    {children}
  </section>
));
