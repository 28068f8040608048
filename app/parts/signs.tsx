import { rule, type Sign } from "#app/content/rule.ts";

/** The parts of the rule as three dots in a row. The dots of the parts that apply are filled. */
export function Signs({ signs }: { signs: readonly Sign[] }) {
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
