import { expect, test } from 'vitest';
import { type GoalKind, goalPercent, goalValue, isGoalHit, targetIn } from './goals.ts';

const WEEK = { made: 45, totalShots: 90, workoutCount: 3, minutes: 45 };

test.each<[kind: GoalKind, target: number, value: number, percent: number, hit: boolean]>([
  ['shots', 100, 90, 90, false],
  ['shots', 90, 90, 100, true],
  ['makes', 40, 45, 100, true],
  ['workouts', 4, 3, 75, false],
  ['accuracy', 50, 50, 100, true],
  ['accuracy', 51, 50, 98, false],
  ['minutes', 60, 45, 75, false],
  // Rounded down: 99.9 % of the target has not reached it.
  ['shots', 91, 90, 98, false],
])('%s of %i', (kind, target, value, percent, hit) => {
  expect(goalValue(kind, WEEK)).toBe(value);
  expect(goalPercent(kind, target, WEEK)).toBe(percent);
  expect(isGoalHit(kind, target, WEEK)).toBe(hit);
});

test.each<[week: string, target: number | null]>([
  ['2026-10-25', null],
  ['2026-11-01', 100],
  ['2026-11-08', 100],
  ['2026-11-15', 150],
  ['2026-12-06', 150],
])('the target in the week of %s is %s', (week, target) => {
  const targets = [
    { fromWeek: '2026-11-01', target: 100 },
    { fromWeek: '2026-11-15', target: 150 },
  ];
  expect(targetIn(week, targets)).toBe(target);
});
