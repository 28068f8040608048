import type { Point } from "./geometry.ts";

/** Positions of mirrors, grouped so that every drawing is symmetric. */
const places: readonly (readonly Point[])[] = [
  [at(2, 1), at(4, 1)],
  [at(3, 2)],
  [at(2, 3), at(4, 3)],
  [at(3, 4)],
  [at(2, 5), at(4, 5)],
  [at(1, 2), at(5, 2)],
  [at(1, 4), at(5, 4)],
];

function at(x: number, y: number): Point {
  return [x, y];
}

/** Each number is a bit mask of `places`; 16 is the logo. */
const choices = [16, 1, 17, 21, 32, 33, 52, 53, 64, 69, 80, 85, 96, 97, 100, 101, 112, 113, 116, 117];

/** The mirrors of the twenty symmetric drawings that, like the logo, are one unbroken line. */
export const drawings: readonly (readonly Point[])[] = choices.map((choice) =>
  places.filter((_, bit) => choice & (1 << bit)).flat(),
);
