import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('returns results in order, and never runs more than the limit at a time', async () => {
  let busy = 0;
  let maxBusy = 0;
  const results = await inTurns([30, 1, 20, 5, 1], 2, async (wait, index) => {
    maxBusy = Math.max(maxBusy, ++busy);
    await new Promise((done) => setTimeout(done, wait));
    busy--;
    return index;
  });
  expect(results).toEqual([0, 1, 2, 3, 4]);
  expect(maxBusy).toBe(2);
});

it('passes errors on', async () => {
  const failing = inTurns([1, 2], 2, (item) =>
    item === 2 ? Promise.reject(new Error('second')) : Promise.resolve(item),
  );
  await expect(failing).rejects.toThrow('second');
});
