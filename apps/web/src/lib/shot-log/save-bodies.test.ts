import { createWorkoutBodySchema, updateWorkoutBodySchema } from '@hooplog/contract';
import { expect, test } from 'vitest';
import { ownMoment } from '../time/own-calendar.ts';
import { toCreateBody, toUpdateBody } from './save-bodies.ts';
import { EMPTY_LOG, type ShotLogAction, shotLogReducer } from './shot-log.ts';
import { detectedShot } from './testing.ts';

const WHEN = ownMoment(new Date('2026-11-21T14:05:00Z'), 'Asia/Tokyo');
const shotsAfter = (...actions: ShotLogAction[]) => actions.reduce(shotLogReducer, EMPTY_LOG).shots;

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

test('empty notes are left out', () => {
  expect(toCreateBody([], '   ', WHEN).workout).not.toHaveProperty('notes');
});

test('a reviewed video is saved by its whole list, with ids only for what was found', () => {
  const shot = detectedShot(3, { zone: null });
  const shots = shotsAfter(
    { type: 'detected', shots: [shot] },
    { type: 'called', key: shot.id, outcome: 'missed' },
    { type: 'counted', outcome: 'made', zone: 'zone_1_paint' },
  );
  const body = toUpdateBody(shots, '');
  expect(body).toEqual({
    shots: [
      {
        id: shot.id,
        outcome: 'missed',
        zone: null,
        court: null,
        rimSeconds: 3,
        checked: true,
        placed: false,
      },
      {
        outcome: 'made',
        zone: 'zone_1_paint',
        court: null,
        rimSeconds: null,
        checked: true,
        placed: true,
      },
    ],
    notes: null,
  });
  expect(updateWorkoutBodySchema.safeParse(body).success).toBe(true);
});
