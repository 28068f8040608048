import type { Sign } from "#app/content/rule.ts";
import { useTexts } from "./use-page.ts";

/** The parts of the rule as three dots in a row. The dots of the parts that apply are filled. */
export function Signs({ signs }: { signs: readonly Sign[] }) {
  const { rule } = useTexts();
  return (
    <ul className="signs">
      {rule.signs.map(({ sign, name }) => (
        <li key={sign}>
          {signs.includes(sign) ? <strong>{name}</strong> : name}
          {signs.includes(sign) && <span className="sr-only">{rule.applies}</span>}
        </li>
      ))}
    </ul>
  );
}
