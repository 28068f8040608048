import type { ComponentType } from "react";

type IslandProps<Props extends object> = {
  /** The name of the component's file, before `.island.tsx`. The browser loads the island by this name. */
  name: string;
  /** The default export of this file. */
  component: ComponentType<Props>;
  /** The browser gets these props as JSON. */
  props: NoInfer<Props>;
};

/** A component that React hydrates once it is visible. The rest of the page stays the server's HTML. */
export function Island<Props extends object>({ name, component: Component, props }: IslandProps<Props>) {
  return (
    <div className="contents" data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
