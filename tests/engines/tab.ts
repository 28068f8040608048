/** A tab of any browser, as far as the tests need one. */
export type Tab = {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Calls a function in the page. It sees nothing but its arguments, and both these and its result go as JSON. */
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
  /** What the browser has reported as an error so far, where it tells. */
  errors: string[];
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  /** What is missing for it on this machine, and where it comes from; undefined where it can run. */
  missing: string | undefined;
  /** Opens a tab without cookies and storage of others. */
  open(options: { javaScript: boolean }): Promise<Tab>;
  close(): Promise<void>;
};
