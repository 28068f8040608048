/** A list of sentences with the motif's marks. */
export function MarkedList({ items, className = "" }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`marked-list ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
