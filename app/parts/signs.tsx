import { rule, type Sign } from "#app/content/rule.ts";

/** The parts of the rule as three dots in a row. The dots of the parts that apply are filled. */
export function Signs({ signs }: { signs: readonly Sign[] }) {
  return (
    <ul className="signs">
      {rule.signs.map(({ sign, name }) => {
        const applies = signs.includes(sign);
        return (
          <li key={sign} data-applies={applies || undefined}>
            <span>
              {`${name} `}
              <span className="sr-only">{applies ? rule.applies : rule.appliesNot}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
