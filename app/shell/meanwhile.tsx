import { meanwhile } from "#app/content/meanwhile.ts";
import { WaysOn } from "./ways-on.tsx";

/** Where the notes of inert buttons link. */
export const MEANWHILE = { href: "#meanwhile", label: "See what is open" } as const;

/** What is open today, below a page whose buttons are inert. */
export function Meanwhile() {
  return (
    <aside aria-labelledby="meanwhile" className="page band pt-0">
      <h2 id="meanwhile" className="heading">
        Meanwhile
      </h2>
      <WaysOn ways={meanwhile} />
    </aside>
  );
}
