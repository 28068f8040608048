import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { Engine } from "./tab.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const XVFB = "/usr/bin/Xvfb";
const [binary] = globSync("/usr/{lib,libexec}/{*/,}webkit2gtk-4.1/MiniBrowser");
/** https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const ESCAPE = "\uE00C";

let started: Promise<{ origin: string; processes: ChildProcess[] }> | undefined;

/** Starts a virtual screen, and WebKit's driver on it. */
async function start() {
  const screen = spawn(XVFB, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const env = { ...process.env, DISPLAY: `:${display}`.trim(), GDK_BACKEND: "x11" };
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/status`).then(
      () => true,
      () => false,
    );
  while (driver.exitCode === null) {
    if (await isReady()) break;
    await wait(50);
  }
  return { origin, processes: [driver, screen] };
}

async function stop(): Promise<void> {
  for (const process of (await started)?.processes ?? []) process.kill();
  started = undefined;
}

/** Sends a command of WebDriver (https://www.w3.org/TR/webdriver2/). */
async function send(url: string, method: "POST" | "DELETE", body: unknown = {}) {
  const signal = AbortSignal.timeout(20_000);
  const response = await fetch(url, { method, signal, ...(method === "POST" && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: never };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

const missing = [
  !existsSync(DRIVER) && "webkit2gtk-driver",
  !binary && "libwebkit2gtk-4.1-0",
  !existsSync(XVFB) && "xvfb",
];

/** WebKitGTK's MiniBrowser, by its own driver. */
export const webkit: Engine = {
  name: "WebKit",
  missing: missing.filter(Boolean).join(", ") || undefined,
  async open({ javaScript, width }) {
    // The driver loses a page that comes back from the back/forward cache.
    const args = ["--automation", "--enable-page-cache=false", ...(javaScript ? [] : ["--enable-javascript=false"])];
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { binary, args } } };
    const openSession = async () => {
      started ??= start();
      const { origin } = await started;
      const { sessionId } = await send(`${origin}/session`, "POST", { capabilities });
      return `${origin}/session/${sessionId}`;
    };
    // Now and then a browser does not start, and the driver waits for it without end.
    const session = await openSession().catch(() => stop().then(openSession));
    await send(`${session}/window/rect`, "POST", { width, height: 1000 });
    return {
      errors: [],
      goto: (url) => send(`${session}/url`, "POST", { url }),
      run: (script, ...args) =>
        send(`${session}/execute/sync`, "POST", { script: `return (${script})(...arguments)`, args }),
      async click(xpath) {
        const { [ELEMENT]: id } = await send(`${session}/element`, "POST", { using: "xpath", value: xpath });
        await send(`${session}/element/${id}/click`, "POST");
      },
      pressEscape() {
        const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: ESCAPE }));
        return send(`${session}/actions`, "POST", { actions: [{ type: "key", id: "keyboard", actions }] });
      },
      // A popup may close by itself while the driver closes all windows.
      close: () => send(session, "DELETE").catch((error) => expect(String(error)).toContain("no such window")),
    };
  },
  close: stop,
};
