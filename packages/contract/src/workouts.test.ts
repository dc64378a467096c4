import { describe, expect, it } from 'vitest';
import {
  createWorkoutBodySchema,
  type CreateWorkoutBody,
  type UpdateWorkoutBody,
  updateWorkoutBodySchema,
} from './workouts.ts';

const body = (change: {
  workout?: Partial<CreateWorkoutBody['workout']>;
  shotData?: CreateWorkoutBody['shotData'];
}): CreateWorkoutBody => ({
  workout: {
    workoutDate: '2026-03-01T18:00:00Z',
    totalShots: 10,
    made: 6,
    missed: 4,
    ...change.workout,
  },
  shotData: change.shotData ?? [{ zone: 'zone_1_paint', made: 3, total: 5 }],
});

const complaints = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a workout counted by hand', () => {
  it.each<[string, CreateWorkoutBody, string[]]>([
    ['consistent totals', body({}), []],
    ['without any zone', body({ shotData: [] }), []],
    [
      'totals that do not add up',
      body({ workout: { totalShots: 11 } }),
      ['workout.totalShots: Total shots must be made plus missed'],
    ],
    [
      'no shots at all',
      body({ workout: { totalShots: 0, made: 0, missed: 0 }, shotData: [] }),
      ['workout.totalShots: Please track at least one shot before saving'],
    ],
    [
      'zones that hold more makes than the totals',
      body({ shotData: [{ zone: 'zone_1_paint', made: 7, total: 7 }] }),
      ['shotData: The zones hold more shots than the totals'],
    ],
    [
      'zones that hold more misses than the totals',
      body({ shotData: [{ zone: 'zone_1_paint', made: 0, total: 5 }] }),
      ['shotData: The zones hold more shots than the totals'],
    ],
    [
      'a zone with more makes than shots',
      body({ shotData: [{ zone: 'zone_1_paint', made: 3, total: 2 }] }),
      ['shotData.0.made: Made shots cannot exceed the total of the zone'],
    ],
    [
      'the same zone twice, once by its older name',
      body({
        shotData: [
          { zone: 'zone_9_hs_three', made: 1, total: 1 },
          { zone: 'zone_9_hs_three_right', made: 1, total: 1 },
        ],
      }),
      ['shotData.1.zone: Each zone can be listed once'],
    ],
    [
      'an unknown zone',
      body({ shotData: [{ zone: 'zone_15_moon', made: 1, total: 1 }] }),
      ['shotData.0.zone: Unknown court zone'],
    ],
  ])('%s', (_, input, expected) => {
    expect(complaints(createWorkoutBodySchema.safeParse(input))).toEqual(expected);
  });

  it('keeps the canonical id of zone 9 and drops blank notes', () => {
    const parsed = createWorkoutBodySchema.parse(
      body({
        workout: { notes: '   ' },
        shotData: [{ zone: 'zone_9_hs_three', made: 1, total: 1 }],
      }),
    );
    expect(parsed.shotData[0]?.zone).toBe('zone_9_hs_three_right');
    expect(parsed.workout.notes).toBeNull();
  });
});

describe('a change to a workout', () => {
  const shots: UpdateWorkoutBody['shots'] = [{ rimSeconds: 1, outcome: 'made', zone: null }];
  const workout = { totalShots: 1, made: 1, missed: 0 };
  const ID = '01a1fe73-d491-718f-9e3d-8d25198f805e';
  const theirs = { id: ID, rimSeconds: 2, outcome: 'missed', zone: null } as const;
  it.each<[string, UpdateWorkoutBody, string[]]>([
    ['only notes', { notes: 'Good legs today' }, []],
    ['single shots', { shots }, []],
    ['totals with zones', { workout, shotData: [] }, []],
    [
      'totals and single shots',
      { shots, workout, shotData: [] },
      ['shots: Send either single shots or totals'],
    ],
    [
      'a result of another player’s shot',
      { shots, othersShots: [ID], othersReviewed: [theirs] },
      [],
    ],
    [
      'a result of a shot that is not another player’s',
      { shots, othersShots: [], othersReviewed: [theirs] },
      ['othersReviewed: Each shot is in the list of such shots, and named once'],
    ],
    [
      'two results of one shot',
      { shots, othersShots: [ID], othersReviewed: [theirs, theirs] },
      ['othersReviewed: Each shot is in the list of such shots, and named once'],
    ],
    ['totals without zones', { workout }, ['shotData: Totals and zones are changed together']],
  ])('%s', (_, input, expected) => {
    expect(complaints(updateWorkoutBodySchema.safeParse(input))).toEqual(expected);
  });
});
