/**
 * Maps items concurrently, at most `width` at a time, and returns results in their order: while one clip waits
 * for its decoder, another one is analysed.
 */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
