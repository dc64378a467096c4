import { expect, test } from 'vitest';
import { aWorkout } from '../../testing/fixtures.ts';
import { sharedWorkout, toShareCard } from './share-card.ts';

const workout = {
  ...aWorkout(1, { made: 1500, missed: 500, totalShots: 2000, notes: 'With Sam at Lincoln Park' }),
  shotData: [
    { zone: 'zone_1_paint' as const, made: 3, total: 4 },
    { zone: 'zone_14_left_corner_three' as const, made: 0, total: 5 },
  ],
};

test('shows day, percentage and counts', () => {
  expect(toShareCard(sharedWorkout(workout))).toMatchObject({
    title: 'Fri, Nov 20, 2026',
    percent: '75%',
    likely: null,
    counts: '1,500 of 2,000 shots made · 1,991 without a zone',
    fileName: 'hooplog-2026-11-20.png',
  });
});

test('colours all 14 zones, and labels those that were shot from', () => {
  const { zones } = toShareCard(sharedWorkout(workout));
  expect(zones).toHaveLength(14);
  expect(zones.filter(({ label }) => label !== null)).toMatchObject([
    { id: 'zone_1_paint', band: 'green', label: { counts: '3/4', percent: '75%' } },
    { id: 'zone_14_left_corner_three', band: 'red', label: { counts: '0/5', percent: '0%' } },
  ]);
});

test('contains nothing that identifies the player: no notes, no ids, no time of day', () => {
  const card = toShareCard(sharedWorkout(workout));
  expect(card.fileName).toBe('hooplog-2026-11-20.png');
  const json = JSON.stringify(card);
  expect(json).not.toContain('Sam');
  expect(json).not.toContain(workout.id);
  expect(json).not.toMatch(/\d:\d\d/);
});

test('contains the player’s name only if it is given', () => {
  expect(toShareCard(sharedWorkout(workout)).name).toBeNull();
  expect(toShareCard(sharedWorkout(workout), 'Sam').name).toBe('Sam');
});

test('does not mention shots without a zone if there are none', () => {
  const counted = { made: 3, missed: 6, totalShots: 9 };
  expect(toShareCard(sharedWorkout({ ...workout, ...counted })).counts).toBe('3 of 9 shots made');
});

test('shows how uncertain few shots are', () => {
  const counted = { made: 3, missed: 6, totalShots: 9 };
  expect(toShareCard(sharedWorkout({ ...workout, ...counted })).likely).toBe('most likely 12–65%');
});
