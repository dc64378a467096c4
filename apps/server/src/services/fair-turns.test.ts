import { expect, test } from 'vitest';
import { TooManyWaiting } from '../database/away.ts';
import { makeFairTurns } from './fair-turns.ts';

/** Work that ends when the test says so. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<null>();
  return {
    wait: () => promise,
    open: () => {
      resolve(null);
    },
  };
}

test('runs one at a time, and callers take turns however much one of them asks for', async () => {
  const inTurn = makeFairTurns(10);
  const first = gate();
  const order: string[] = [];
  let atOnce = 0;
  const work = (name: string) => async () => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    order.push(name);
    await Promise.resolve();
    atOnce -= 1;
  };
  const running = inTurn('a', first.wait);
  const asked = [
    ...['a1', 'a2', 'a3'].map((name) => inTurn('a', work(name))),
    ...['b1', 'b2'].map((name) => inTurn('b', work(name))),
    inTurn('c', work('c1')),
  ];
  first.open();
  await Promise.all([running, ...asked]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('limits how much one caller has waiting, and leaves room for others', async () => {
  const inTurn = makeFairTurns(2);
  const first = gate();
  const running = inTurn('a', first.wait);
  const waiting = [inTurn('a', () => Promise.resolve(1)), inTurn('a', () => Promise.resolve(2))];
  await expect(inTurn('a', () => Promise.resolve(3))).rejects.toBeInstanceOf(TooManyWaiting);
  const other = inTurn('b', () => Promise.resolve(4));
  first.open();
  expect(await Promise.all([running, ...waiting, other])).toEqual([null, 1, 2, 4]);
  expect(await inTurn('a', () => Promise.resolve(5))).toBe(5);
});

test('a failure reaches only its caller, and the next one gets a turn', async () => {
  const inTurn = makeFairTurns(2);
  const failed = inTurn('a', () => Promise.reject(new Error('broken')));
  const after = inTurn('b', () => Promise.resolve('fine'));
  await expect(failed).rejects.toThrow('broken');
  expect(await after).toBe('fine');
});
