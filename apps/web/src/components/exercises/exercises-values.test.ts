import type { LocalDay } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { aManualWorkout } from '../../testing/fixtures.ts';
import { exercisesSchema } from './exercises-schema.ts';
import { parseMinutes, startValues, valuesOf } from './exercises-values.ts';

test('it starts with one row: Shooting, 30 minutes', () => {
  const { exercises, workoutDate } = startValues('2026-11-21' as LocalDay);
  expect(exercises).toEqual([{ exerciseType: 'Shooting', duration: 30 }]);
  expect(workoutDate).toBe('2026-11-21');
});

test('an edit starts with the saved values', () => {
  const saved = aManualWorkout(1, { notes: null, workoutDate: '2026-11-21T02:00:00.000Z' });
  expect(valuesOf(saved)).toEqual({
    // The player's local day, not the one in UTC.
    workoutDate: '2026-11-20',
    notes: '',
    exercises: [{ exerciseType: 'Shooting', duration: 30 }],
  });
});

test.each([
  ['45', 45],
  ['2.7', 2.7],
  ['1e3', 1000],
  ['-5', -5],
  ['', 0],
  ['abc', 0],
  [Number.NaN, 0],
  [20, 20],
])('%o is %i minutes', (text, minutes) => {
  expect(parseMinutes(text)).toBe(minutes);
});

test.each<[what: string, changes: object, message: string | null]>([
  ['as it starts', {}, null],
  ['no date', { workoutDate: '' }, 'Date is required'],
  ['no rows', { exercises: [] }, 'At least one exercise is required'],
  ['no type', { exercises: [{ exerciseType: '', duration: 30 }] }, 'Exercise type is required'],
  [
    'no minutes',
    { exercises: [{ exerciseType: 'Shooting', duration: 0 }] },
    'Duration must be at least 1 minute',
  ],
  [
    'a part of a minute',
    { exercises: [{ exerciseType: 'Shooting', duration: parseMinutes('2.7') }] },
    'Duration is a whole number of minutes',
  ],
  [
    'fewer than none',
    { exercises: [{ exerciseType: 'Shooting', duration: parseMinutes('-5') }] },
    'Duration must be at least 1 minute',
  ],
])('%s', (_, changes, message) => {
  const values = { ...startValues('2026-11-21' as LocalDay), ...changes };
  const { error } = exercisesSchema.safeParse(values);
  expect(error?.issues[0]?.message ?? null).toBe(message);
});
