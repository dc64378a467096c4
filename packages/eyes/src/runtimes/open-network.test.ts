import { expect, it, vi } from 'vitest';
import { EyesUnavailable } from '../eyes-unavailable.ts';
import { fakeMaps } from '../testing/fake-heat-maps.ts';
import type { Network } from './network.ts';
import { openNetwork } from './open-network.ts';

const good: Network = {
  run: (_, height, width) => Promise.resolve(fakeMaps([], width, height)),
  close: () => Promise.resolve(),
};
const missing = () => Promise.reject(new Error('Cannot find package'));

it('uses the first runtime that works', async () => {
  const web = vi.fn(() => Promise.resolve(good));
  const opened = await openNetwork([
    { name: 'native', open: () => Promise.resolve(good) },
    { name: 'web', open: web },
  ]);
  expect(opened.runtime).toBe('native');
  expect(web).not.toHaveBeenCalled();
});

it('falls back to the web runtime if the native one is missing', async () => {
  const opened = await openNetwork([
    { name: 'native', open: missing },
    { name: 'web', open: () => Promise.resolve(good) },
  ]);
  expect(opened.runtime).toBe('web');
});

it.each([
  ['that fails', () => Promise.reject(new Error('illegal instruction'))],
  ['with too few maps', () => Promise.resolve({ ...fakeMaps([], 32, 32), channels: 3 })],
  ['of another height', () => Promise.resolve(fakeMaps([], 32, 64))],
  ['of another width', () => Promise.resolve(fakeMaps([], 64, 32))],
  ['of another stride', () => Promise.resolve(fakeMaps([], 64, 64))],
  [
    'without numbers',
    () => Promise.resolve({ ...fakeMaps([], 32, 32), data: Float32Array.of(1, NaN, 2) }),
  ],
])('closes and skips a network %s', async (_, run) => {
  const close = vi.fn(() => Promise.resolve());
  const opened = await openNetwork([
    { name: 'native', open: () => Promise.resolve({ run, close }) },
    { name: 'web', open: () => Promise.resolve(good) },
  ]);
  expect(opened.runtime).toBe('web');
  expect(close).toHaveBeenCalledOnce();
});

it('says what to do, with every reason, if no runtime works', async () => {
  const opening = openNetwork([
    { name: 'native', open: missing },
    { name: 'web', open: () => Promise.reject(new Error('no WebAssembly')) },
  ]);
  await expect(opening).rejects.toThrow(EyesUnavailable);
  await expect(opening).rejects.toThrow(/npm ci.*native: Cannot find package.*web: no WebAssembly/);
});

it('probes it with a small grey picture', async () => {
  const run = vi.fn(good.run.bind(good));
  await openNetwork([{ name: 'web', open: () => Promise.resolve({ ...good, run }) }]);
  expect(run.mock.calls).toEqual([[new Float32Array(3 * 32 * 32).fill(0.5), 32, 32]]);
});

it('reports thrown values that are not errors', async () => {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as runtimes do
  const odd = () => Promise.reject('out of luck');
  await expect(openNetwork([{ name: 'web', open: odd }])).rejects.toThrow('web: out of luck');
});
