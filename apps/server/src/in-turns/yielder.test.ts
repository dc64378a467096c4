import { expect, test } from 'vitest';
import { Yielder } from './yielder.ts';

test.each<[string, turn: number, isServed: boolean]>([
  ['once its time is up, other work runs', 0, true],
  ['within its time, the work continues', 60_000, false],
])('%s', async (_, turn, isServed) => {
  const yielder = new Yielder(turn);
  let served = false;
  setImmediate(() => {
    served = true;
  });
  await yielder.yieldIfDue();
  expect(served).toBe(isServed);
});
