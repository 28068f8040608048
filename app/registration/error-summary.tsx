import { forwardRef } from "react";
import { fields } from "./fields.ts";
import { Notice } from "./notice.tsx";
import type { FormRefusal } from "./volunteer-form.tsx";

/** What was wrong with a submission, at the top of the form, with a link to each wrong answer. */
export const ErrorSummary = forwardRef<HTMLHeadingElement, { refusal: FormRefusal }>(({ refusal }, ref) => {
  const { message, errors = {} } = refusal;
  const wrong = fields.filter(({ name }) => errors[name]);
  return (
    <Notice ref={ref} look="error" heading={`Error: ${message}`}>
      {wrong.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {wrong.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{errors[name]}</a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
});
