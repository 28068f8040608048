type FactsProps = {
  /** By term. */
  facts: Record<string, string | number>;
  className?: string;
};

/** Terms and facts in a row that wraps. */
export function Facts({ facts, className = "" }: FactsProps) {
  return (
    <dl className={`flex flex-wrap gap-x-8 gap-y-3 ${className}`}>
      {Object.entries(facts).map(([term, text]) => (
        <div key={term}>
          <dt className="text-sm text-ink-2">{term}</dt>
          <dd className="font-display text-lg leading-snug font-bold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
