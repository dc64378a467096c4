import { expect, test } from 'vitest';
import { toKinds, wholeKindOf } from './whole-kind.ts';

const LAYUPS = { kind: 'layup', zone: null, made: 1, total: 2 } as const;
const FREE_THROWS = { kind: 'free_throw', zone: 'zone_5_free_throw', made: 2, total: 3 } as const;

test.each([
  ['no kind given', [], 'none'],
  ['all of one kind', [LAYUPS, { ...LAYUPS, zone: 'zone_1_paint', total: 3 }], 'layup'],
  ['some of one kind', [LAYUPS], 'several'],
  ['of two kinds', [LAYUPS, FREE_THROWS], 'several'],
] as const)('five shots: %s', (_what, kindData, kind) => {
  expect(wholeKindOf({ totalShots: 5, kindData: [...kindData] })).toBe(kind);
});

test('a kind applies to all corrected shots; different kinds stay', () => {
  const corrected = {
    workout: { made: 3, missed: 2, totalShots: 5 },
    shotData: [{ zone: 'zone_5_free_throw' as const, made: 2, total: 3 }],
  };
  expect(toKinds('layup', corrected)).toEqual({ kindData: [{ ...FREE_THROWS, kind: 'layup' }, LAYUPS] }); // prettier-ignore
  expect(toKinds('none', corrected)).toEqual({ kindData: [] });
  expect(toKinds('several', corrected)).toEqual({});
});
