import type { ComponentType } from "react";
import type { IslandName } from "./list.ts";

type IslandProps<Props extends object> = {
  name: IslandName;
  /** What the island list loads under this name. */
  component: ComponentType<Props>;
  /** Serialised as JSON for the browser. */
  props: NoInfer<Props>;
  /** Props for the server's HTML only, such as the values of fields. Hydration does not reset them, so the browser needs no copy. */
  htmlProps?: NoInfer<Partial<Props>>;
  /** When the browser hydrates it: as soon as it has time, or when its first element scrolls into view. */
  when: "idle" | "visible";
};

/** A component that React hydrates in the browser. The rest of the page stays the server's HTML. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  htmlProps,
  when,
}: IslandProps<Props>) {
  return (
    <div className="contents" data-island={name} data-props={JSON.stringify(props)} data-when={when}>
      <Component {...props} {...htmlProps} />
    </div>
  );
}
