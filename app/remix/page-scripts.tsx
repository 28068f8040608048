import { UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { useContext } from "react";
import { analyticsScript } from "#app/http/analytics.ts";
import { RequestContext } from "#app/http/request-context.ts";
import { serializeForScript } from "#app/http/serialize-for-script.ts";
import type { PageModules } from "./page-modules.ts";

/**
 * The page's scripts, in place of Remix's `<Scripts>`, with two differences.
 *
 * They load after the first paint, which needs none of them.
 *
 * They run under hashes as well as under a nonce: `'strict-dynamic'` trusts what a trusted script inserts, but not what
 * an inline module imports (https://www.w3.org/TR/CSP3/#strict-dynamic-usage). So the first module is inserted, and
 * imports the rest.
 *
 * Rendered on the server only: on hydration React leaves extra elements at the end of the body alone.
 */
export function PageScripts() {
  const { nonce, analyticsToken, handoff } = useContext(RequestContext);
  const remix = useContext(UNSAFE_RemixContext);
  const matches = useMatches();
  if (!import.meta.env.SSR || !remix) return null;

  const { manifest, serverHandoffString } = remix;
  const routes = matches.map(({ id }) => [id, manifest.routes[id]] as const);
  const modules: PageModules = {
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(([id, route]) => [id, route?.module ?? ""])),
  };
  const preloaded = new Set([
    manifest.url,
    ...[manifest.entry, ...routes.map(([, route]) => route)].flatMap((entry) =>
      entry ? [entry.module, ...(entry.imports ?? [])] : [],
    ),
  ]);
  // In development, React Refresh has to load before React.
  const entries = [...(manifest.hmr ? [manifest.hmr.runtime] : []), manifest.entry.module];
  const code = `window.__remixContext=${serverHandoffString};
(${makeStream})(${serializeForScript(handoff)});
window.pageModules=${serializeForScript(modules)};
(${restoreDraft})();
(${keepHistoryUntilRouter})();
(${keepReactAwake})();
(${insertAfterPaint})(${serializeForScript([...preloaded])},${serializeForScript(entries)});`;
  return (
    <>
      <InlineScript nonce={nonce} code={code} />
      {analyticsToken && <InlineScript nonce={nonce} code={analyticsScript(analyticsToken)} />}
    </>
  );
}

/** The stream for Remix's data. Serialized into the page: it can use nothing outside of itself. */
function makeStream(handoff: string): void {
  const { __remixContext } = window as unknown as { __remixContext: Record<string, unknown> };
  __remixContext.stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(handoff));
      controller.close();
    },
  });
}

/**
 * On a reload or Back, gives a form the draft that its `data-draft` names, in place of what the browser restores: that
 * may be older, or registered. Most browsers do so while they read the document, Chromium soon after, so the form's
 * `restoreDraft` does it anew. What was typed in between stays. Where `data-answered` says that the page answers a
 * submission, it has what it needs. What is sent before the page is hydrated is a draft, too, until it is registered.
 * Serialized into the page: it can use nothing outside of itself.
 */
function restoreDraft(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-draft]");
  if (!form) return;
  const { draft: name = "", answered } = form.dataset;
  form.addEventListener("submit", () => {
    try {
      sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(new FormData(form))));
    } catch {
      // Storage is refused.
    }
  });
  if (answered !== undefined || !performance.navigation.type) return;
  const typed = new Set<EventTarget | null>();
  form.addEventListener("input", ({ target }) => typed.add(target));
  const asServed = form.cloneNode(true) as HTMLFormElement;
  asServed.reset();
  const given = new FormData(asServed);
  const restore = () => {
    try {
      const draft = JSON.parse(sessionStorage.getItem(name) ?? "null");
      for (const control of form.querySelectorAll<HTMLInputElement>("[name]")) {
        if (!typed.has(control)) control.value = draft[control.name] || given.get(control.name);
      }
    } catch {
      // There is none, or storage is refused.
    }
  };
  Object.assign(form, { restoreDraft: restore });
  restore();
}

/**
 * Before there is a router, has the browser load what Back leads to: React would hydrate this page as another, and render
 * without end. Within the page it does what fragments.ts does later: it gives the history entry of a fragment the key of
 * its page, and scrolls to where something was pressed. Serialized into the page: it can use nothing outside of itself.
 */
function keepHistoryUntilRouter(): void {
  const { pathname, search } = location;
  const { key } = history.state ?? {};
  const keep = (event: PopStateEvent) => {
    if (window.__remixRouter) return;
    if (location.pathname + location.search === pathname + search) {
      const { y } = event.state ?? {};
      if (!event.state) history.replaceState({ key }, "");
      // To an entry that the router of an earlier load has left, the browser does not scroll.
      else if (history.scrollRestoration === "manual") {
        if (y === undefined) document.getElementById(location.hash.slice(1))?.scrollIntoView();
        else scrollTo(0, y);
      }
      return;
    }
    event.stopImmediatePropagation();
    location.reload();
  };
  addEventListener("popstate", keep, true);
}

/**
 * Gives React's scheduler a `setImmediate`, which it prefers to a MessageChannel of its own: where WebKit or Firefox loses
 * its message as the page goes into the back/forward cache, React waits for it for ever, and draws nothing any more.
 * Serialized into the page: it can use nothing outside of itself.
 */
function keepReactAwake(): void {
  const due: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => due.shift()?.();
  const ask = () => port2.postMessage(null);
  const setImmediate = (work: () => void) => {
    due.push(work);
    ask();
  };
  Object.assign(window, { setImmediate });
  addEventListener("pageshow", () => due.forEach(ask));
}

/** Serialized into the page: it can use nothing outside of itself. */
function insertAfterPaint(preloaded: string[], entries: string[]): void {
  let inserted = false;
  const insert = () => {
    if (inserted) return;
    inserted = true;
    const added = [
      ...preloaded.map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href })),
      ...entries.map((src) => Object.assign(document.createElement("script"), { type: "module", async: false, src })),
    ];
    for (const element of added) document.body.appendChild(element);
  };
  // A background tab is not painted, and not every browser reports paints.
  if ("PerformanceObserver" in window) new PerformanceObserver(insert).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(insert, 1000));
}

function InlineScript({ nonce, code }: { nonce: string | undefined; code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape a script's text; nothing in it is a visitor's.
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />;
}
