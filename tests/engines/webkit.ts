import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Engine, Tab } from "./tab.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const XVFB = "/usr/bin/Xvfb";
const browser = globSync("/usr/{lib,libexec}/{*/,}webkit2gtk-4.1/MiniBrowser")[0];
// https://www.w3.org/TR/webdriver2/#keyboard-actions
const keys: Record<string, string> = {
  Shift: "\uE008",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  End: "\uE010",
};
const bar = { width: 0, height: 0 };

let started: Promise<{ port: number; processes: ChildProcess[] }> | undefined;

/** Starts a virtual screen, and WebKit's driver on it. */
async function start() {
  const settings = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  // The buttons of its toolbar would keep the window wider than a phone.
  writeFileSync(join(settings, "gtk-3.0/gtk.css"), "* { min-width: 0; padding: 0; margin: 0 }");
  const screen = spawn(XVFB, ["-displayfd", "3", "-screen", "0", "1600x1400x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise<string>((resolve) =>
    screen.stdio[3]?.once("data", (text) => resolve(`:${text}`.trim())),
  );
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings, GDK_BACKEND: "x11" },
    stdio: "ignore",
  });
  const answers = () => fetch(`http://127.0.0.1:${port}/status`).then(Boolean, () => false);
  while (driver.exitCode === null && !(await answers())) await setTimeout(50);
  return { port, processes: [driver, screen] };
}

/** A command of the WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
async function command(port: number, method: string, path: string, body?: unknown, limit = 60_000) {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const request = fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: AbortSignal.timeout(limit) });
  const answer = await request.catch((cause) => {
    throw new Error(`${method} ${path}: no answer`, { cause });
  });
  const { value } = (await answer.json()) as { value: never };
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

async function stop(): Promise<void> {
  for (const process of (await started)?.processes ?? []) process.kill();
  started = undefined;
}

async function open(javaScript: boolean): Promise<Tab> {
  // The driver loses a page that is restored from the back/forward cache.
  const args = ["--automation", "--enable-page-cache=false", ...(javaScript ? [] : ["--enable-javascript=false"])];
  const options = { "webkitgtk:browserOptions": { binary: browser, args } };
  const openSession = async () => {
    started ??= start();
    const { port } = await started;
    const { sessionId } = await command(port, "POST", "/session", { capabilities: { alwaysMatch: options } }, 20_000);
    return { port, sessionId };
  };
  // Now and then a browser does not come up, and its driver waits for it without end.
  const { port, sessionId } = await openSession().catch(() => stop().then(openSession));
  const session = (method: string, path: string, body?: unknown) =>
    command(port, method, `/session/${sessionId}${path}`, body);
  const moveTo = (x: number, y: number) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y) });
  const act = (type: string, actions: unknown[]) =>
    session("POST", "/actions", {
      actions: [{ type, id: type, actions, ...(type === "pointer" && { parameters: { pointerType: "mouse" } }) }],
    });
  const run: Tab["run"] = (script, ...args) =>
    session("POST", "/execute/sync", { script: `return (${script})(...arguments)`, args });
  return {
    errors: [],
    run,
    goto: (url) => session("POST", "/url", { url }),
    // The command waits for a load, which does not happen from the back/forward cache.
    back: () => run(() => history.back()),
    click: (x, y) =>
      act("pointer", [moveTo(x, y), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]),
    point: (x, y) => act("pointer", [moveTo(x, y)]),
    press(key, held) {
      const pressed = [...(held ? [held] : []), key].map((name) => keys[name] ?? name);
      const down = pressed.map((value) => ({ type: "keyDown", value }));
      const up = pressed.toReversed().map((value) => ({ type: "keyUp", value }));
      return act("key", [...down, ...up]);
    },
    async resize(width, height) {
      let shown: readonly [number, number] = [0, 0];
      for (let times = 0; times < 5; times++) {
        await session("POST", "/window/rect", { width: width + bar.width, height: height + bar.height });
        // The page learns of it some frames later.
        for (let asked = 0; asked < 20; asked++) {
          shown = await run(() => [innerWidth, innerHeight] as const);
          if (shown[0] === width && shown[1] === height) return;
          await setTimeout(20);
        }
        bar.width += width - shown[0];
        bar.height += height - shown[1];
      }
      throw new Error(`The window is ${shown.join(" × ")}, not ${width} × ${height}.`);
    },
    screenshot: async () => Buffer.from(await session("GET", "/screenshot"), "base64"),
    close: () => session("DELETE", ""),
  };
}

const missing = [
  !existsSync(DRIVER) && "webkit2gtk-driver",
  !browser && "libwebkit2gtk-4.1",
  !existsSync(XVFB) && "xvfb",
].filter(Boolean);

/** WebKitGTK's MiniBrowser by its own driver. */
export const webkit: Engine = {
  name: "WebKit",
  missing: missing.length > 0 ? `is not installed (Debian: ${missing.join(" ")})` : undefined,
  open: ({ javaScript }) => open(javaScript),
  close: stop,
};
