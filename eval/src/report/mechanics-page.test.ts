import { expect, test } from 'vitest';
import { foundShot, labelledClip, trueShot } from '../testing/shots.ts';
import { mechanicsPage } from './mechanics-page.ts';
import type { CheckedShot } from './true-shots.ts';

interface Flown {
  readonly view: string;
  readonly viewDegrees: number;
  readonly entry: number | null;
  readonly trueEntry: number | null;
  readonly outcome?: 'made' | 'missed';
}

function shot({ view, viewDegrees, entry, trueEntry, outcome = 'made' }: Flown): CheckedShot {
  const truth = trueShot(1, {
    outcome,
    flight: {
      ...{ seconds: 1, apexFeet: 14, viewDegrees },
      ...{ entryDegrees: trueEntry, longFeet: 0.5, rightFeet: 0 },
    },
  });
  const metrics = {
    ...(entry !== null && { entryDegrees: { value: entry, error: 1 } }),
    longFeet: { value: 1, error: 0.2 },
  };
  const found = foundShot(1, {
    evidence: { reason: '', path: [], crossing: null, features: {}, metrics },
  });
  return { clip: labelledClip([truth], { conditions: [view, 'dim'] }), truth, found };
}

const LOW = { view: 'low view', viewDegrees: 10 };
const SIDE = { view: 'side view', viewDegrees: 80 };
const SHOTS = [
  shot({ ...LOW, entry: 48, trueEntry: 45 }),
  shot({ ...LOW, entry: 44, trueEntry: 45 }),
  shot({ ...SIDE, entry: 45, trueEntry: 45, outcome: 'missed' }),
  shot({ ...SIDE, entry: null, trueEntry: 45 }),
  // A ball that stayed below the ring has no angle at it.
  shot({ ...SIDE, entry: 30, trueEntry: null }),
];

/** The rows of one measure in a section. */
function rowsOf(section: string, measure: string): string[][] {
  const text = mechanicsPage(SHOTS, 'seed 1').split(`## ${section}`)[1]?.split('\n## ')[0] ?? '';
  return text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name]) => name === measure)
    .map((cells) => cells.slice(2, -1));
}

test('bias and error, for all and by the position of the phone', () => {
  expect(rowsOf('By where', 'entry angle')).toEqual([
    ['all', '3 of 5', '0.7°', '1.0°', '1.8°', '67 %'],
    ['low view', '2 of 2', '1.0°', '3.0°', '2.2°', '50 %'],
    ['side view', '1 of 3', '0.0°', '0.0°', '0.0°', '100 %'],
  ]);
  expect(rowsOf('By where', 'top of the flight')[0]).toEqual(['all', '0 of 5', '–', '–', '–', '–']);
});

test('by the angle at which a flight is seen', () => {
  expect(rowsOf('By the angle', 'entry angle').map(([view, told]) => [view, told])).toEqual([
    ['all', '3 of 5'],
    ['from behind or in front, up to 30°', '2 of 2'],
    ['from the side, 60 to 90°', '1 of 3'],
  ]);
});

test('misses separately', () => {
  expect(rowsOf('Misses', 'short or long')[0]).toEqual([
    'all',
    '1 of 1',
    '0.50 ft',
    '0.50 ft',
    '0.50 ft',
    '0 %',
  ]);
});
