import type { Shot } from '@hooplog/contract';
import { expect, test } from 'vitest';
import { toLoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { detectedShot } from '../../lib/shot-log/testing.ts';
import { placeScopes } from './place-scope.ts';

const shots = (...changes: Partial<Shot>[]) =>
  changes.map((change, index) => toLoggedShot(detectedShot(index + 1, change)));
const nowhere = { zone: null };

test.each<[what: string, changes: Partial<Shot>[], labels: string[]]>([
  ['a single shot', [{}, nowhere], ['Shot 1', 'The one without a zone']],
  [
    'one of a group in a row',
    [{}, {}, nowhere],
    ['Shot 1', '2 in a row (1–2)', 'The one without a zone'],
  ],
  ['one of those without a zone', [nowhere, nowhere], ['Shot 1', '2 in a row (1–2)']],
  [
    'one of two groups without a zone',
    [nowhere, nowhere, {}, nowhere],
    ['Shot 1', '2 in a row (1–2)', 'All 3 without a zone'],
  ],
])('%s', (_, changes, labels) => {
  const list = shots(...changes);
  expect(placeScopes(list, list[0] ?? null, null).map(({ label }) => label)).toEqual(labels);
});

test('while several are selected, a tap places those', () => {
  const list = shots({}, {}, nowhere);
  const marked = new Set([detectedShot(1).id, detectedShot(3).id]);
  const [scope, ...others] = placeScopes(list, list[0] ?? null, marked);
  expect(scope?.shots.map(({ rimSeconds }) => rimSeconds)).toEqual([1, 3]);
  expect(scope?.label).toBe('The 2 picked');
  expect(others).toEqual([]);
});

test('without shots there is nothing to place', () => {
  expect(placeScopes([], null, null)).toEqual([]);
});
