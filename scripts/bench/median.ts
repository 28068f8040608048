/** The middle one of some numbers. */
export function median(numbers: number[]): number {
  return quantile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );
}

/** The smallest of some numbers in rising order that this share of them does not pass. */
export function quantile(rising: number[], share: number): number {
  return rising[Math.max(0, Math.ceil(rising.length * share) - 1)] ?? Number.NaN;
}
