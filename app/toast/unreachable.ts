import { toast } from "react-hot-toast/headless";

/** Shows a toast that the server cannot be reached: one, however many requests have failed. */
export function showUnreachableToast(): void {
  toast.error("The site could not be reached, so this page stays as it is. Please check your connection.", {
    id: "unreachable",
  });
}
