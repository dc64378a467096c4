import { updateWorkoutBodySchema } from '@hooplog/contract';
import { expect, test } from 'vitest';
import { toUpdateBody } from './save-bodies.ts';
import { EMPTY_LOG, type ShotLogAction, shotLogReducer } from './shot-log.ts';
import { detectedShot } from './testing.ts';

const shotsAfter = (...actions: ShotLogAction[]) => actions.reduce(shotLogReducer, EMPTY_LOG).shots;

test('a reviewed video is saved as its whole list, with ids only for found shots', () => {
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
        kind: null,
      },
      {
        outcome: 'made',
        zone: 'zone_1_paint',
        court: null,
        rimSeconds: null,
        checked: true,
        placed: true,
        kind: null,
      },
    ],
    notes: null,
  });
  expect(updateWorkoutBodySchema.safeParse(body).success).toBe(true);
});
