import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCorrection, toZoneCounts } from './zone-counts.ts';

const WORKOUT = {
  made: 7,
  missed: 5,
  shotData: [
    { zone: 'zone_1_paint' as const, made: 3, total: 4 },
    { zone: 'zone_6_top_of_key' as const, made: 0, total: 2 },
  ],
};

test('rows are the 14 zones and the shots without a zone', () => {
  const counts = toZoneCounts(WORKOUT);
  expect(counts).toHaveLength(15);
  expect(counts[0]).toEqual({ zone: 'zone_1_paint', made: 3, missed: 1 });
  expect(counts.at(-1)).toEqual({ zone: null, made: 4, missed: 2 });
});

test('unchanged rows give the same workout', () => {
  expect(toCorrection(toZoneCounts(WORKOUT))).toEqual({
    workout: { made: 7, missed: 5, totalShots: 12 },
    shotData: WORKOUT.shotData,
  });
});

test('totals always match the zones that are sent', () => {
  const count = fc.record({ made: fc.nat(50), missed: fc.nat(50) });
  fc.assert(
    fc.property(fc.array(count, { minLength: 15, maxLength: 15 }), (numbers) => {
      const rows = toZoneCounts(WORKOUT).map(({ zone }, index) => ({
        zone,
        ...(numbers[index] ?? { made: 0, missed: 0 }),
      }));
      const { workout, shotData } = toCorrection(rows);
      expect(workout.totalShots).toBe(workout.made + workout.missed);
      expect(toZoneCounts({ ...workout, shotData })).toEqual(rows);
    }),
  );
});
