/** The median; of an even number, the lower of the two in the middle. NaN of none. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length / 2) - 1] ?? Number.NaN;
}
