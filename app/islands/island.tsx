import type { ComponentType } from "react";

type IslandProps<Props extends object> = {
  /** The name of the component's file, before `.island.tsx`. The browser loads the island by this name. */
  name: string;
  /** The default export of this file. */
  component: ComponentType<Props>;
  /** The browser gets these props as JSON. */
  props: NoInfer<Props>;
  /** Props for the server's HTML only, such as the values of fields. Hydration does not reset these values. */
  htmlProps?: NoInfer<Partial<Props>>;
  /** The time of hydration: when the browser is idle, at the first focus, or when the first element is visible. */
  when: "idle" | "focus" | "visible";
  /** A key of `sessionStorage` that this island removes. The entry script removes it if the island does not load. */
  forget?: string;
};

/** A component that React hydrates in the browser. The rest of the page stays the server's HTML. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  htmlProps,
  when,
  forget,
}: IslandProps<Props>) {
  return (
    <div
      className="contents"
      data-island={name}
      data-props={JSON.stringify(props)}
      data-when={when}
      data-forget={forget}
    >
      <Component {...props} {...htmlProps} />
    </div>
  );
}
