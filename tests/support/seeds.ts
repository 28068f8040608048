const { SEED, SEEDS = 1 } = process.env;

/** The seeds of a random test: one, the first so many (`SEEDS=10`), or a certain one (`SEED=7`). */
export const seeds: readonly number[] = SEED
  ? [Number(SEED)]
  : Array.from({ length: Number(SEEDS) }, (_, index) => index + 1);
if (seeds.length === 0) throw new Error(`SEEDS=${SEEDS} would try nothing.`);

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
