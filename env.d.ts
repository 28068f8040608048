/// <reference types="vite/client" />
declare module "virtual:remix/server-build" {
  export {};
}
declare module "*.css";
// Set by scripts/dev.ts.
declare var developmentBindings: import("./load-context.ts").Env;
// Made by scripts/icons.ts.
declare module "*.svg?icon" {
  const path: string;
  export default path;
}
// The prerendered pages: vite.config.ts, scripts/prerender.ts.
declare module "virtual:prerendered" {
  export type PrerenderedPage = {
    /** A template (app/http/page-template.ts), in UTF-8. */
    html: Uint8Array;
    status: number;
    /** Changes with the HTML. */
    version: string;
    /** Of its inline scripts, as sources of a content security policy. */
    scripts: string[];
  };
  /** The paths of all routes. */
  export const addresses: string[];
  /** By path, with a query where that makes another page; behind "POST ", the page around a refused form. */
  export const pages: Record<string, PrerenderedPage>;
}
// https://streams.spec.whatwg.org/#byob-reader-read, which workerd and Node implement and the types lack.
interface ReadableStreamBYOBReader {
  read<T extends ArrayBufferView>(view: T, options: { min: number }): Promise<ReadableStreamReadResult<T>>;
}
