/// <reference types="vite/client" />
declare module "virtual:remix/server-build" {
  export {};
}
declare module "*.css";
// Set by scripts/dev.ts for the Worker in development.
declare var developmentBindings: import("./load-context").Env;
// Made by scripts/vite/qr-codes.ts: the addresses of pictures, by what their codes say.
declare module "virtual:qr-codes" {
  export const qrCodes: Record<string, string>;
}
// Made by scripts/vite/icons.ts.
declare module "*.svg?icon" {
  const path: string;
  export default path;
}
