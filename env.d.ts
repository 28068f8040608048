/// <reference types="vite/client" />
interface ImportMetaEnv {
  /** The day of the build in India, such as `2026-12-19`. A Worker does not know today while its modules load. */
  readonly BUILD_DAY: string;
}
declare module "virtual:remix/server-build" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}
declare module "*.css";
// Set by scripts/dev.ts.
declare var developmentBindings: import("./app/http/settings.server.ts").Env;
// Made by scripts/vite/icons.ts.
declare module "*.svg?icon" {
  const path: string;
  export default path;
}
// Written by scripts/build/prerender.ts.
declare module "virtual:prerendered" {
  export type PrerenderedPage = { html: ArrayBuffer; status: number };
  /** By key: a path, or an address of the form with its query. */
  export const prerenderedPages: Record<string, PrerenderedPage>;
}
// https://streams.spec.whatwg.org/#byob-reader-read, which workerd and Node implement and the types lack.
interface ReadableStreamBYOBReader {
  read<T extends ArrayBufferView>(view: T, options: { min: number }): Promise<ReadableStreamReadResult<T>>;
}
