import { createWorkoutBodySchema } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { EMPTY_LOG, type ShotLogAction, shotLogReducer } from '../../../lib/shot-log/shot-log.ts';
import { ownMoment } from '../../../lib/time/own-calendar.ts';
import { toCreateBody } from './to-create-body.ts';

const WHEN = ownMoment(new Date('2026-11-21T14:05:00Z'), 'Asia/Tokyo');
const shotsAfter = (...actions: ShotLogAction[]) => actions.reduce(shotLogReducer, EMPTY_LOG).shots;
const MADE = { type: 'counted', outcome: 'made', zone: null } as const;

test('a workout counted by hand is saved by totals and zones', () => {
  const shots = shotsAfter(
    { type: 'counted', outcome: 'made', zone: 'zone_5_free_throw' },
    { type: 'counted', outcome: 'missed', zone: 'zone_5_free_throw' },
    { type: 'counted', outcome: 'made', zone: null },
  );
  const body = toCreateBody(shots, '  Felt good \n', WHEN);
  expect(body).toEqual({
    workout: {
      ...WHEN,
      outcomes: 'oxo',
      totalShots: 3,
      made: 2,
      missed: 1,
      notes: 'Felt good',
    },
    shotData: [{ zone: 'zone_5_free_throw', made: 1, total: 2 }],
  });
  expect(createWorkoutBodySchema.safeParse(body).success).toBe(true);
});

test('kinds are sent by zone, for shots that have one', () => {
  const freeThrow = { ...MADE, zone: 'zone_5_free_throw', kind: 'free_throw' } as const;
  const shots = shotsAfter(freeThrow, { ...freeThrow, outcome: 'missed' }, MADE);
  const body = toCreateBody(shots, '', WHEN);
  expect(body.kindData).toEqual([
    { kind: 'free_throw', zone: 'zone_5_free_throw', made: 1, total: 2 },
  ]);
  expect(createWorkoutBodySchema.safeParse(body).success).toBe(true);
});

test('empty notes are left out', () => {
  expect(toCreateBody([], '   ', WHEN).workout).not.toHaveProperty('notes');
});

test('a repeated workout takes over the name and tags', () => {
  const words = { name: 'Morning', tags: ['form'] };
  const body = toCreateBody(shotsAfter(MADE), '', WHEN, null, words);
  expect(body.workout).toMatchObject(words);
  expect(createWorkoutBodySchema.safeParse(body).success).toBe(true);
});

test('a drill is sent by its key', () => {
  expect(toCreateBody(shotsAfter(MADE), '', WHEN, 'mikan').workout.drill).toBe('mikan');
  expect(toCreateBody(shotsAfter(MADE), '', WHEN).workout).not.toHaveProperty('drill');
});

test.each([
  [LIMITS.MAX_SINGLE_SHOTS, true],
  [LIMITS.MAX_SINGLE_SHOTS + 1, false],
])('the order of %i shots is sent: %s', (count, isTold) => {
  const [shot] = shotsAfter(MADE);
  if (shot === undefined) throw new Error('no shot');
  const body = toCreateBody(
    Array.from({ length: count }, () => shot),
    '',
    WHEN,
  );
  expect('outcomes' in body.workout).toBe(isTold);
  expect(createWorkoutBodySchema.safeParse(body).success).toBe(true);
});
