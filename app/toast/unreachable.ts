import { toast } from "react-hot-toast/headless";

/** Says that the server could not be asked, once for everything that asked it. */
export function tellUnreachable(): void {
  toast.error("The site could not be reached, so this page stays as it is. Please check your connection.", {
    id: "unreachable",
  });
}
