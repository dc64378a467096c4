import { expect, test } from 'vitest';
import { allOfKind, kindsFit, type KindTotals, sumKinds } from './kind-totals.ts';

const ALL = { made: 4, total: 8 };
const ZONES = [{ zone: 'zone_5_free_throw', made: 3, total: 5 }] as const;
const layups = (made: number, total: number): KindTotals => ({
  ...{ kind: 'layup', zone: null },
  ...{ made, total },
});
const freeThrows = (made: number, total: number): KindTotals => ({
  ...{ kind: 'free_throw', zone: 'zone_5_free_throw' },
  ...{ made, total },
});

test.each<[what: string, kinds: KindTotals[], fits: boolean]>([
  ['none given', [], true],
  ['all of them', [freeThrows(3, 5), layups(1, 3)], true],
  ['some of them', [freeThrows(0, 2)], true],
  ['more makes than the zone has', [freeThrows(4, 5)], false],
  ['more misses than the zone has', [freeThrows(2, 5)], false],
  ['more makes without a zone than there are', [layups(2, 3)], false],
  ['a zone without shots', [{ ...layups(0, 1), zone: 'zone_1_paint' }], false],
  ['two kinds that are too many together', [freeThrows(2, 3), { ...freeThrows(2, 2), kind: 'layup' }], false], // prettier-ignore
  ['one kind given twice', [freeThrows(1, 1), freeThrows(1, 1)], false],
])('kinds of a workout: %s', (_what, kinds, fits) => {
  expect(kindsFit(ALL, ZONES, kinds)).toBe(fits);
});

test('shots add up by kind and zone; those without a kind are left out', () => {
  const zone = 'zone_5_free_throw';
  expect(
    sumKinds([
      { kind: 'free_throw', zone, outcome: 'made' },
      { kind: 'free_throw', zone, outcome: 'missed' },
      { kind: 'free_throw', zone: null, outcome: 'made' },
      { kind: null, zone, outcome: 'made' },
    ]),
  ).toEqual([freeThrows(1, 2), { ...freeThrows(1, 1), zone: null }]);
});

test('a workout of one kind has it in each zone and outside of them', () => {
  expect(allOfKind(ALL, ZONES, 'layup')).toEqual([
    { kind: 'layup', zone: 'zone_5_free_throw', made: 3, total: 5 },
    layups(1, 3),
  ]);
  expect(allOfKind({ made: 3, total: 5 }, ZONES, 'layup')).toHaveLength(1);
});
