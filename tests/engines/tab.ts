/** A tab of any browser, as far as the tests need one. */
export type Tab = {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Calls a function in the page. It has access to its arguments only; these and its result are sent as JSON. */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Presses the mouse's button at a place of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Moves the mouse to a place of the window, in CSS pixels. */
  point(x: number, y: number): Promise<void>;
  /** Presses a key by its name: a letter, "Tab", "Enter", "Escape", "Space", "End". */
  press(key: string, held?: "Shift"): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** The errors that the browser has reported so far, if it does. */
  errors: string[];
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  /** What it lacks on this machine, and where to get that; undefined if it can run. */
  missing: string | undefined;
  /** Opens a tab with its own cookies and storage. */
  open(options: { javaScript: boolean }): Promise<Tab>;
  close(): Promise<void>;
};
