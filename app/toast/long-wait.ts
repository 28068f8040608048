import { toast } from "react-hot-toast/headless";

/** Milliseconds after which a wait needs a word. */
const LONG = 1000;

/**
 * Shows a toast for what takes longer than a second.
 *
 * @returns a function that ends it.
 */
export function showWhenLong(message: string): () => void {
  const waiting = setTimeout(() => toast.loading(message, { id: message }), LONG);
  return () => {
    clearTimeout(waiting);
    toast.dismiss(message);
  };
}
