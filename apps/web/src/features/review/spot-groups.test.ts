import type { Shot } from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { toLoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { groupAround, keysBetween, shotNumbers } from './spot-groups.ts';
import { detectedShot } from '../../lib/shot-log/testing.ts';

const shots = (...changes: Partial<Shot>[]) =>
  changes.map((change, index) => toLoggedShot(detectedShot(index + 1, change)));
const nowhere = { zone: null };
const at = (x: number, y: number) => ({ zone: 'zone_6_top_of_key' as const, court: { x, y } });

describe('groupAround', () => {
  test.each<[what: string, changes: Partial<Shot>[], of: number, group: number[]]>([
    ['a single shot', [nowhere], 1, [1]],
    ['all without a zone', [nowhere, nowhere, nowhere], 2, [1, 2, 3]],
    ['up to the next shot with a zone', [nowhere, nowhere, {}, nowhere], 1, [1, 2]],
    ['after the last shot with a zone', [nowhere, {}, nowhere, nowhere], 4, [3, 4]],
    ['alone between others', [{}, nowhere, {}], 2, [2]],
    ['one zone, spots unknown', [{}, {}, nowhere], 1, [1, 2]],
    ['near spots', [at(0, 21), at(1, 22), at(3, 21)], 1, [1, 2, 3]],
    ['a step to the side', [at(-5, 21), at(-4, 21), at(5, 21)], 1, [1, 2]],
  ])('%s', (_, changes, of, group) => {
    const list = shots(...changes);
    const key = detectedShot(of).id;
    expect(groupAround(list, key).map(({ rimSeconds }) => rimSeconds)).toEqual(group);
  });

  test('goes by time, not by the order of the list', () => {
    const list = shots(nowhere, nowhere, {}).toReversed();
    expect(groupAround(list, detectedShot(2).id)).toHaveLength(2);
  });
});

test('numbers go by time; shots without a moment come last', () => {
  const list = shots({ rimSeconds: 9 }, { rimSeconds: null }, { rimSeconds: 3 });
  const numbers = shotNumbers(list);
  expect(list.map(({ key }) => numbers.get(key))).toEqual([2, 3, 1]);
});

test.each<[from: number, to: number, between: number[]]>([
  [1, 3, [1, 2, 3]],
  [3, 2, [2, 3]],
  [2, 2, [2]],
  [2, 9, []],
])('from shot %i to %i', (from, to, between) => {
  const keys = keysBetween(shots({}, {}, {}), detectedShot(from).id, detectedShot(to).id);
  expect(keys).toEqual(between.map((number) => detectedShot(number).id));
});
