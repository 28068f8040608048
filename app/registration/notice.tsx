import { forwardRef, type ReactNode } from "react";

type NoticeProps = { look: "ok" | "error"; heading: ReactNode; children?: ReactNode };

const headings = { ok: "title", error: "text-xl font-bold" };

/**
 * What became of a submission. The focus goes to its heading: browsers centre what they focus, and with larger text the
 * whole is higher than the screen.
 */
export const Notice = forwardRef<HTMLHeadingElement, NoticeProps>(({ look, heading, children }, ref) => (
  <section className={`notice notice-${look}`}>
    <h2
      ref={ref}
      className={`wrap-anywhere ${headings[look]}`}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the outcome takes the focus, also where no script runs.
      autoFocus
    >
      {heading}
    </h2>
    {children}
  </section>
));
