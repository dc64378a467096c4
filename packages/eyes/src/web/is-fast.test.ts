import { expect, it } from 'vitest';
import type { Network } from '../runtimes/network.ts';
import { isFast, MAX_LOOK_MS } from './is-fast.ts';

it.each([
  ['just fast enough', [400, MAX_LOOK_MS], true],
  ['a little slower', [1, MAX_LOOK_MS + 1], false],
])('a machine is %s, however long its first look takes', async (_, looks, fast) => {
  let ms = 0;
  const left = [...looks];
  const network: Network = {
    run(_input, height, width) {
      ms += left.shift() ?? 0;
      return Promise.resolve({ data: new Float32Array(0), channels: 0, height, width });
    },
    close: () => Promise.resolve(),
  };
  expect(await isFast(network, () => ms)).toBe(fast);
});
