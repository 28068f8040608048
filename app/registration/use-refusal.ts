import { useActionData, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { FormRefusal } from "./volunteer-form";

/**
 * The answer to the submission that led here, also after root's data was loaded anew, which Remix drops it for. As long as
 * there is one, the document's title begins with "Error:", as it does in the server's HTML.
 */
export function useRefusal(): FormRefusal | undefined {
  const answer = useActionData<FormRefusal>();
  const { key } = useLocation();
  const [arrival, setArrival] = useState({ answer, key });
  if (answer && arrival.answer !== answer) setArrival({ answer, key });
  const refusal = arrival.key === key ? arrival.answer : undefined;
  useEffect(() => {
    if (!refusal) return;
    // Of whichever page is shown by then.
    const withoutError = () => document.title.replace(/^Error: /, "");
    document.title = `Error: ${withoutError()}`;
    return () => {
      document.title = withoutError();
    };
  }, [refusal]);
  return refusal;
}
