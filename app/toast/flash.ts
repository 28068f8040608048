import { createContext } from "react";

/** A toast that arrived with a page; `id` tells two toasts of the same words apart. */
export type Flash = {
  id: string;
  type: "info" | "success" | "error" | "warning";
  message: string;
  /** What the page itself shows and announces: the sentence that confirms a registration. */
  description?: string | undefined;
  /** Of the answers that have been registered; another tab's may come here. */
  digest?: number | undefined;
};

/** The toast that arrived with the page now shown. */
export const FlashContext = createContext<Flash | undefined>(undefined);
