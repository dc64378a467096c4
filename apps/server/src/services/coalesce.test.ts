import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

/** Work that ends when the test says so, and resolves to the number of the run. */
function coalesced() {
  const open: { resolve: (run: number) => void; reject: (error: Error) => void }[] = [];
  const work = () =>
    new Promise<number>((resolve, reject) => {
      open.push({ resolve, reject });
    });
  const end = async (run: number) => {
    open[run - 1]?.resolve(run);
    await Promise.resolve();
  };
  return { call: coalesce(work), open, end };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('callers during a run share the answer of one that starts afterwards', async () => {
  const { call, open, end } = coalesced();
  const first = call();
  const [second, third] = [call(), call()];
  expect(open).toHaveLength(1);
  await end(1);
  expect(await first).toBe(1);
  await settle();
  expect(open).toHaveLength(2);
  const fourth = call();
  await end(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await settle();
  await end(3);
  expect(await fourth).toBe(3);
  expect(open).toHaveLength(3);
});

test('a caller does not wait if nothing is running', async () => {
  const { call, end } = coalesced();
  const first = call();
  await end(1);
  await first;
  await settle();
  const second = call();
  await end(2);
  expect(await second).toBe(2);
});

test('a failed run fails only for its own callers, and the next one starts', async () => {
  const { call, open, end } = coalesced();
  const first = call();
  const second = call();
  open[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await settle();
  await end(2);
  expect(await second).toBe(2);
});
