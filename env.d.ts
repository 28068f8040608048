/// <reference types="vite/client" />
declare module "virtual:remix/server-build" {
  export {};
}
declare module "*.css";
// Set by scripts/dev.ts for the Worker in development.
declare var developmentBindings: import("./load-context").Env;
