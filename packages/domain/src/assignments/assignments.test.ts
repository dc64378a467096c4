import { expect, test } from 'vitest';
import type { LocalDay } from '../days/days.ts';
import {
  addedByShots,
  type AssignmentMeasure,
  assignmentPercent,
  type AssignmentState,
  assignmentState,
  measuresZones,
} from './assignments.ts';

const DUE = '2026-11-20' as LocalDay;

test.each<[value: number, today: string, state: AssignmentState, percent: number]>([
  [0, '2026-11-18', 'open', 0],
  [99, '2026-11-20', 'open', 99],
  [99, '2026-11-21', 'missed', 99],
  [100, '2026-11-20', 'done', 100],
  [250, '2026-12-24', 'done', 100],
])('%i of 100 by November 20, seen on %s, is %s', (value, today, state, percent) => {
  expect(assignmentState(value, 100, DUE, today as LocalDay)).toBe(state);
  expect(assignmentPercent(value, 100)).toBe(percent);
});

test('is never rounded up to done', () => {
  expect(assignmentPercent(999, 1000)).toBe(99);
});

test.each<[measure: AssignmentMeasure, zones: boolean]>([
  ['shots', true],
  ['makes', true],
  ['workouts', false],
  ['minutes', false],
])('%s can be limited to one zone: %s', (measure, zones) => {
  expect(measuresZones(measure)).toBe(zones);
});

const SHOTS = [
  { outcome: 'made', zone: 'zone_5_free_throw' },
  { outcome: 'missed', zone: 'zone_5_free_throw' },
  { outcome: 'made', zone: 'zone_1_paint' },
  { outcome: 'made', zone: null },
] as const;

test.each([
  ['shots', null, 4],
  ['shots', 'zone_5_free_throw', 2],
  ['makes', null, 3],
  ['makes', 'zone_5_free_throw', 1],
  ['workouts', null, 1],
  ['minutes', null, 0],
] as const)('of %s from %s a workout adds %i', (measure, zone, added) => {
  expect(addedByShots({ measure, zone }, SHOTS)).toBe(added);
  expect(addedByShots({ measure, zone }, [])).toBe(0);
});
