/** Calls `work` for each of `count` indexes, `width` at a time. */
export async function inParallel<T>(width: number, count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
