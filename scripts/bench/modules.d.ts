// Made by scripts/bench/components-of.ts.
declare module "benchmark-page" {
  export function Document(): React.JSX.Element;
  export function Content(): React.JSX.Element;
}
