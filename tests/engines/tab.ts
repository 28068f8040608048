/** A tab of any browser, with its own cookies. Elements are named by XPath. */
export type Tab = {
  goto(url: string): Promise<void>;
  /** Calls a function in the page. Arguments and result are sent as JSON. */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /**
   * Clicks an element as a visitor does.
   *
   * @throws if the element is missing or cannot be clicked.
   */
  click(xpath: string): Promise<void>;
  pressEscape(): Promise<void>;
  /** The errors that the browser has reported, if it reports any. */
  errors: string[];
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  /** What this machine lacks for it; undefined if it can run. */
  missing: string | undefined;
  open(options: { javaScript: boolean; width: number }): Promise<Tab>;
  close(): Promise<void>;
};
