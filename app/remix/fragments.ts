/**
 * The state of a history entry; the router writes the key, `at` tells the fragments of one page apart, and `y` is where
 * the page was when something in it was pressed.
 */
type Entry = { key?: string; at?: number; y?: number } | null;

const nameOf = (entry: Entry) => `${entry?.key} ${entry?.at}`;

/** Drops a fragment that cannot be decoded (`#100%`): on it `<ScrollRestoration>` throws, and no page is left. */
function dropMalformedFragment(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}

/**
 * Hides fragments (`#…`) from the router, which would take them for other pages: it would drop the answer to the last
 * form, and abort the navigation under way. The browser scrolls to a fragment by itself, but not back from it, because
 * `<ScrollRestoration>` has turned that off; this does it.
 *
 * Call it before the router is made, so that this listener runs before the router's. A fragment's history entry gets the
 * key of its page, so that coming back to it from another page restores that page's scroll position.
 */
export function keepFragmentsFromRouter(): void {
  dropMalformedFragment();
  const places = new Map<string, number>();
  /** The entry of the last `popstate`. */
  let current: Entry = history.state;
  const nameEntry = () => {
    const { key, state: usr } = window.__remixRouter.state.location;
    current = { key, at: Math.random() };
    history.replaceState({ ...current, usr }, "");
  };
  const keepPlace = ({ type }: Event) => {
    // Firefox tells nobody of a fragment that is chosen again, but drops the entry's state.
    if (!history.state && window.__remixRouter) nameEntry();
    places.set(nameOf(history.state), scrollY);
    // Outlasts a reload.
    if (type === "click") history.replaceState({ ...history.state, y: scrollY }, "");
  };
  // On a jump to a fragment the scroll event comes after the new history entry; a click may come before the event.
  addEventListener("scroll", keepPlace, { passive: true });
  addEventListener("click", keepPlace, true);
  addEventListener(
    "popstate",
    (event) => {
      dropMalformedFragment();
      // Where the address stays the same, in WebKit, `history.state` is still that of before.
      const entry: Entry = event.state;
      const left = current;
      current = entry;
      if (!window.__remixRouter) return;
      const { location: shown } = window.__remixRouter.state;
      const isSameAddress = location.pathname + location.search === shown.pathname + shown.search;
      if (!isSameAddress || !event.isTrusted) return;
      if (!entry) {
        nameEntry();
      } else {
        if (entry.key !== shown.key) return;
        // Back may come before the scroll event, too.
        if (left?.key === entry.key) places.set(nameOf(left), scrollY);
        // To what was left before the scripts came, the browser scrolls by itself.
        const y = places.get(nameOf(entry)) ?? entry.y;
        // First, because scrollTo alone is to Firefox a distance, and may be undone soon after a jump.
        document.body.scrollIntoView();
        if (y === undefined) document.getElementById(location.hash.slice(1))?.scrollIntoView();
        else scrollTo(0, y);
      }
      event.stopImmediatePropagation();
    },
    true,
  );
}
