import { expect, test } from 'vitest';
import { Yielder } from './yielder.ts';

test.each<[string, turn: number, isServed: boolean]>([
  ['once a turn is over, others are served', 0, true],
  ['within a turn, the work goes on', 60_000, false],
])('%s', async (_, turn, isServed) => {
  const yielder = new Yielder(turn);
  let served = false;
  setImmediate(() => {
    served = true;
  });
  await yielder.yieldIfDue();
  expect(served).toBe(isServed);
});
