import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { sendImport, takenImport } from '../../testing/send-import.ts';
import { storedFiles } from '../../testing/stored-files.ts';
import { useClock, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const TODAY = new Date('2026-06-15T12:00:00Z');

useClock(server, TODAY);

describe('invalid exports are refused, and nothing is added', () => {
  const file = {
    format: 'hooplog-export',
    version: 1,
    exportedAt: TODAY.toISOString(),
    profile: {},
    workouts: [] as object[],
    manualWorkouts: [],
    goals: [],
    achievements: [],
  };
  const workout = {
    id: '01900000-0000-7000-8000-000000000101',
    workoutDate: '2026-06-10T10:00:00Z',
    localDay: '2026-06-10',
    source: 'manual',
    totalShots: 2,
    made: 1,
    missed: 1,
    notes: null,
    shotData: [],
    shots: [],
  };

  const withWorkout = (change: object) => ({
    ...file,
    workouts: [workout, { ...workout, ...change }],
  });
  const shot = {
    ...{ releaseSeconds: null, rimSeconds: 1, outcome: 'made', detectedOutcome: null, zone: null },
    ...{ court: null, confidence: null, needsReview: false, correctedAt: null },
  };
  const goal = { kind: 'shots', target: 1, targets: [{ fromWeek: '2026-06-14', target: 1 }] };

  test.each<[what: string, body: object, says: string]>([
    ['another file', { hello: 'world' }, 'This is not a Hooplog export'],
    ['another version', { ...file, version: 2 }, 'This export was made by another version'],
    [
      'totals that contradict each other',
      withWorkout({ made: 2 }),
      'workouts.1.workout.totalShots:',
    ],
    ['a day that does not fit', withWorkout({ localDay: '2026-06-01' }), 'The day of a workout'],
    [
      'a future workout',
      withWorkout({ workoutDate: '2026-06-20T10:00:00Z', localDay: '2026-06-20' }),
      'The date of the workout is in the future',
    ],
    ['no list of workouts', { ...file, workouts: {} }, '“workouts” must be a list'],
    [
      'NUL in notes',
      withWorkout({ notes: 'a\0' }),
      'workouts.1.notes: Text cannot contain the character NUL',
    ],
    [
      'a shot in the year 0',
      withWorkout({ shots: [shot, { ...shot, correctedAt: '0000-01-01T00:00:00Z' }] }),
      'workouts.1.shots.1.correctedAt: This date and time cannot be stored',
    ],
    [
      'a goal in the year 0',
      { ...file, goals: [{ ...goal, targets: [{ ...goal.targets[0], fromWeek: '0000-01-02' }] }] },
      'goals.0.targets.0.fromWeek: This day cannot be stored',
    ],
    [
      'an unreachable goal',
      { ...file, goals: [{ ...goal, kind: 'accuracy', target: 101 }] },
      'goals.0.target: That is more than a week or a day can hold',
    ],
    [
      'an earlier target that was unreachable',
      {
        ...file,
        goals: [{ ...goal, kind: 'workouts', targets: [{ ...goal.targets[0], target: 101 }] }],
      },
      'goals.0.target: That is more than a week or a day can hold',
    ],
    ['a goal without end', { ...file, goals: [{ ...goal, target: 2 ** 40 }] }, 'goals.0.target:'],
    [
      'a badge of the year 10000',
      { ...file, achievements: [{ name: 'A', earnedAt: '9999-12-31T23:59:59-05:00' }] },
      'achievements.0.earnedAt: This date and time cannot be stored',
    ],
    [
      'too many shots in a workout',
      withWorkout({ shots: Array.from({ length: 3001 }, () => shot) }),
      'workouts.1.shots: At most',
    ],
    [
      'too many workouts',
      { ...file, workouts: Array.from({ length: 20_001 }, () => workout) },
      'An import takes at most 20,000 of “workouts”',
    ],
    [
      'a workout that is too large',
      withWorkout({ notes: 'x'.repeat(3 * 1024 * 1024) }),
      'One entry of this file is too large',
    ],
  ])('%s', async (_, body, says) => {
    await refusesFile(JSON.stringify(body), says);
  });

  const COLUMNS = 'kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes\n';
  const csvRow = (id: string, made = '1') =>
    `counted,${id},2026-06-10T10:00:00Z,2026-06-10,zone_1_paint,${made},1,,,\n`;

  test.each<[what: string, csv: string, says: string]>([
    ['truncated JSON', '{"format":"hooplog-export","workouts":[{', 'This file is not complete'],
    ['an empty file', '', 'The first line must name the columns'],
    ['CSV without the columns', 'a,b\n1,2', 'The first line must name the columns'],
    ['truncated CSV', 'kind,"workout', 'Row 1 cannot be read'],
    [
      'CSV with words for numbers',
      COLUMNS + csvRow(workout.id, 'many'),
      'Row 2: “many” is not a number of made',
    ],
    [
      'CSV with an unknown kind of workout',
      `${COLUMNS}swum,1,,,,,,,,\n`,
      'Unknown kind of workout: swum',
    ],
    [
      'a workout with too many rows',
      COLUMNS + csvRow('1').repeat(51),
      'The workout 1 has too many rows',
    ],
    [
      'too many rows',
      COLUMNS + Array.from({ length: 280_001 }, (_, row) => csvRow(String(row))).join(''),
      'An import takes at most 280,000 rows',
    ],
  ])('%s', async (_, csv, says) => {
    await refusesFile(csv, says);
  });

  async function refusesFile(content: string, says: string) {
    const player = await server.signIn();
    const stored = await storedFiles(server.context);
    const answer = await sendImport(player, content);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(400);
    const { message, fields } = contract.errorBodySchema.parse(answer.json());
    expect(message).toContain(says);
    expect(Object.keys(fields ?? {})).toHaveLength(1);
    expect(await player.client.call(contract.getStats)).toMatchObject({ workoutCount: 0 });
    expect(await player.client.call(contract.listImports)).toEqual([]);
    expect(await storedFiles(server.context)).toEqual(stored);
  }

  test('a file over 32 MB is read no further', async () => {
    const player = await server.signIn();
    const answer = await sendImport(player, ' '.repeat(32 * 1024 * 1024 + 1));
    expect(answer.statusCode).toBe(413);
  });

  test('an import with five million empty workouts ends at the first', async () => {
    const player = await server.signIn();
    const workouts = `[${'{},'.repeat(5_000_000)}{}]`;
    const answer = await sendImport(player, `{"format":"hooplog-export","workouts":${workouts}}`);
    expect(answer.statusCode).toBe(400);
    const { fields = {} } = contract.errorBodySchema.parse(answer.json());
    expect(Object.keys(fields)).toEqual(['workouts.0.id']);
  });

  test('others are served while large files are read', async () => {
    const [one, two, other] = [await server.signIn(), await server.signIn(), await server.signIn()];
    const list = Array.from({ length: 300 }, (_, index) => ({
      ...workout,
      id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      shots: Array.from({ length: 100 }, () => shot),
    }));
    const content = JSON.stringify({ ...file, workouts: list });
    let ended = 0;
    const taking = [one, two].map(async (player) => {
      const { total } = await takenImport(player, content);
      ended += 1;
      return total;
    });
    await other.client.call(contract.getStats);
    expect(ended).toBe(0);
    expect(await Promise.all(taking)).toEqual([300, 300]);
  });

  test('the 21st import of an hour is refused', async () => {
    const limits = { ...server.context.config.limits, enforced: true };
    const app = await buildApp({ ...server.context, config: { ...server.context.config, limits } });
    const { client } = await server.signIn();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const statuses = [];
    for (let call = 0; call <= limits.importsPerHour; call += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: contract.importData.path,
        headers: { cookie },
        payload: 'no export',
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
    await app.close();
  });
});
