/** The median of some numbers. */
export function median(numbers: number[]): number {
  return quantile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );
}

/** A percentile of some numbers in ascending order. */
export function quantile(rising: number[], share: number): number {
  return rising[Math.max(0, Math.ceil(rising.length * share) - 1)] ?? Number.NaN;
}
