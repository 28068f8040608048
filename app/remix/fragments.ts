/** What an entry of the history holds; the router writes the key, and `at` tells the fragments of a page apart. */
type Entry = { key?: string; at?: number } | null;

const nameOf = (entry: Entry) => `${entry?.key} ${entry?.at}`;

/**
 * Keeps fragments (`#…`) from the router, which takes them for other pages: it drops what the last form was answered,
 * and gives up what it is waiting for. The browser goes to a fragment by itself. What is left to do is the way back
 * within the page, which `<ScrollRestoration>` has told it not to take.
 *
 * Has to be called before the router is made, so as to hear of a step through the history first. The entry of a fragment
 * gets the key of its page: where it is come back to from another page, the page's place is restored.
 */
export function keepFragmentsFromRouter(): void {
  const places = new Map<string, number>();
  // A jump to a fragment is told after its entry has been made.
  addEventListener("scroll", () => places.set(nameOf(history.state), scrollY), { passive: true });
  addEventListener(
    "popstate",
    (event) => {
      const { location: shown } = window.__remixRouter.state;
      const entry: Entry = history.state;
      const isSameAddress = location.pathname + location.search === shown.pathname + shown.search;
      if (!isSameAddress || !event.isTrusted) return;
      if (!entry) {
        history.replaceState({ key: shown.key, usr: shown.state, at: Date.now() }, "");
      } else {
        if (entry.key !== shown.key) return;
        scrollTo(0, places.get(nameOf(entry)) ?? 0);
      }
      event.stopImmediatePropagation();
    },
    true,
  );
}
