import { useActionData, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useUntilNavigation } from "#app/remix/use-until-navigation.ts";
import type { FormRefusal } from "./volunteer-form.tsx";

/**
 * The answer to the submission that led here. As long as there is one, the document's title begins with "Error:", as it
 * does in the server's HTML.
 */
export function useRefusal(): FormRefusal | undefined {
  const refusal = useUntilNavigation(useActionData<FormRefusal>(), useNavigation().location?.key);
  useEffect(() => {
    if (!refusal) return;
    // Read anew each time: another page may have set the title since.
    const withoutError = () => document.title.replace(/^Error: /, "");
    document.title = `Error: ${withoutError()}`;
    return () => {
      document.title = withoutError();
    };
  }, [refusal]);
  return refusal;
}
