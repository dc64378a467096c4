import { expect, test } from 'vitest';
import { aTeamPlayer } from '../../../testing/team-fixtures.ts';
import { inOrder, type RosterOrder } from './roster-order.ts';

const ROSTER = [
  aTeamPlayer(1, 'Cleo', { totalShots: 100, percentage: 40, workoutCount: 2, currentStreak: 1 }),
  aTeamPlayer(2, 'Ann', { totalShots: 0, percentage: 0, workoutCount: 3, currentStreak: 1 }),
  aTeamPlayer(3, 'Bo', { totalShots: 100, percentage: 0, workoutCount: 1, currentStreak: 9 }),
  aTeamPlayer(4, 'Abe', null),
];

test.each<[order: RosterOrder, names: string]>([
  ['name', 'Ann, Bo, Cleo, Abe'],
  ['shots', 'Bo, Cleo, Ann, Abe'],
  ['accuracy', 'Cleo, Bo, Ann, Abe'],
  ['workouts', 'Ann, Cleo, Bo, Abe'],
  ['streak', 'Bo, Ann, Cleo, Abe'],
])('by %s', (order, names) => {
  expect(
    inOrder(ROSTER, order)
      .map(({ player }) => player.name)
      .join(', '),
  ).toBe(names);
});
