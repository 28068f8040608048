import { useActionData, useLocation } from "@remix-run/react";
import { useState } from "react";
import type { FormRefusal } from "./volunteer-form";

/** The answer to the submission that led here, also after root's data was loaded anew, which Remix drops it for. */
export function useRefusal(): FormRefusal | undefined {
  const answer = useActionData<FormRefusal>();
  const { key } = useLocation();
  const [arrival, setArrival] = useState({ answer, key });
  if (answer && arrival.answer !== answer) setArrival({ answer, key });
  return arrival.key === key ? arrival.answer : undefined;
}
