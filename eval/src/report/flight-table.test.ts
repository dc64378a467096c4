import { expect, test } from 'vitest';
import { foundShot, labelledClip, trueShot } from '../testing/shots.ts';
import { flightTable } from './flight-table.ts';
import type { CheckedShot } from './true-shots.ts';

function shot(view: string, entry: number | null, trueEntry: number | null): CheckedShot {
  const truth = trueShot(1, { flight: { seconds: 1, apexFeet: 14, entryDegrees: trueEntry } });
  const metrics = entry === null ? {} : { entryDegrees: { value: entry, error: 1 } };
  const found = foundShot(1, {
    evidence: { reason: '', path: [], crossing: null, features: {}, metrics },
  });
  return { clip: labelledClip([truth], { conditions: [view, 'dim'] }), truth, found };
}

test('bias and error of each measure, for all and by view', () => {
  const table = flightTable([
    shot('low view', 48, 45),
    shot('low view', 44, 45),
    shot('side view', 45, 45),
    shot('side view', null, 45),
    // A ball that stayed below the ring has no angle at it.
    shot('side view', 30, null),
  ]);
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.slice(2, 5)).toEqual([
    ['', 'entry angle', 'all', '3 of 5', '0.7°', '1.0°', '1.8°', '67 %', ''],
    ['', 'entry angle', 'low view', '2 of 2', '1.0°', '3.0°', '2.2°', '50 %', ''],
    ['', 'entry angle', 'side view', '1 of 3', '0.0°', '0.0°', '0.0°', '100 %', ''],
  ]);
  expect(rows[5]).toEqual(['', 'top of the flight', 'all', '0 of 5', '–', '–', '–', '–', '']);
});
