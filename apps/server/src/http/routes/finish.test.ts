import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { type SignedIn, useClock, useTestApp } from '../../testing/test-app.ts';
import { COUNTED_VIDEO, countedShot } from '../../testing/counted-video.ts';
import { byId } from '../../testing/test-videos.ts';

const server = useTestApp();
const TODAY = new Date('2026-06-15T12:00:00Z');

useClock(server, TODAY);

async function shoot({ client }: SignedIn, made: number, total: number, day = '2026-06-15') {
  const workout = {
    workoutDate: `${day}T09:00:00Z`,
    totalShots: total,
    made,
    missed: total - made,
  };
  const shotData = [{ zone: 'zone_1_paint', made, total }];
  return client.call(contract.createWorkout, { body: { workout, shotData } });
}

/** A film with these shots counted on the device: `o` made, `x` missed. */
async function film({ client }: SignedIn, shots: string): Promise<string> {
  const counted = Array.from(shots, (letter, index) =>
    countedShot(3 + 5 * index, { outcome: letter === 'o' ? 'made' : 'missed' }),
  );
  const body = { ...COUNTED_VIDEO, media: { ...COUNTED_VIDEO.media, durationSeconds: 600 } };
  const video = await client.call(contract.saveCountedVideo, {
    body: { ...body, shots: counted, scene: null },
  });
  return video.workoutId ?? '';
}

const finishOf = ({ client }: SignedIn, id: string) => client.call(contract.getFinish, byId(id));

describe('records', () => {
  test('the first workout breaks none', async () => {
    const player = await server.signIn();
    const { id } = await shoot(player, 30, 40);
    expect((await finishOf(player, id)).records).toEqual([]);
  });

  test.each<[string, [number, number], [number, number], contract.PersonalRecord[]]>([
    ['fewer makes at a worse percentage', [30, 40], [20, 40], []],
    ['equal makes and percentage', [30, 40], [30, 40], []],
    ['more makes', [30, 40], [31, 80], [{ kind: 'made', value: 31, before: 30 }]],
    ['a better percentage', [30, 40], [18, 20], [{ kind: 'percent', value: 90, before: 75 }]],
    ['a better percentage of too few shots', [30, 40], [18, 19], []],
    [
      'both',
      [30, 40],
      [40, 50],
      [
        { kind: 'made', value: 40, before: 30 },
        { kind: 'percent', value: 80, before: 75 },
      ],
    ],
  ])('%s', async (_, before, now, records) => {
    const player = await server.signIn();
    await shoot(player, ...before);
    const { id } = await shoot(player, ...now);
    expect((await finishOf(player, id)).records).toEqual(records);
  });

  test('makes in a row, where the order of the shots is known, as the review leaves them', async () => {
    const player = await server.signIn();
    await film(player, 'ooxoo');
    await shoot(player, 3, 3);
    const id = await film(player, 'oxoox');
    expect((await finishOf(player, id)).records).toEqual([]);
    const { shots } = await player.client.call(contract.getWorkout, byId(id));
    const reviewed = shots.map(({ id: shotId, rimSeconds, zone }, index) => ({
      ...{ id: shotId, rimSeconds, zone },
      outcome: index < 3 ? ('made' as const) : ('missed' as const),
    }));
    await player.client.call(contract.updateWorkout, { ...byId(id), body: { shots: reviewed } });
    expect((await finishOf(player, id)).records).toEqual([
      { kind: 'makes_in_a_row', value: 3, before: 2 },
    ]);
  });

  test('of other players are not compared', async () => {
    await shoot(await server.signIn(), 90, 100);
    const player = await server.signIn();
    await shoot(player, 10, 40);
    const { id } = await shoot(player, 12, 60);
    expect((await finishOf(player, id)).records).toHaveLength(1);
  });
});

test('tells result, zones, streak, badges of this workout, and the week’s goals', async () => {
  const player = await server.signIn();
  await shoot(player, 1, 2, '2026-06-14');
  await player.client.call(contract.createGoal, { body: { kind: 'makes', target: 100 } });
  const { id } = await shoot(player, 80, 120);
  const finish = await finishOf(player, id);
  expect(finish).toMatchObject({
    workout: { id, made: 80, totalShots: 120 },
    shotData: [{ zone: 'zone_1_paint', made: 80, total: 120 }],
    streakDays: 2,
    streakBefore: 1,
    lastTime: { localDay: '2026-06-14', made: 1, totalShots: 2 },
    goals: [{ kind: 'makes', target: 100, value: 81, before: 1 }],
    posterUrl: null,
    reel: {
      state: 'none',
      refusal: 'A reel needs a video, and this workout has none.',
      refusalWhy: 'no_video',
    },
  });
  const names = finish.badges.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  const later = await shoot(player, 1, 2);
  // A second workout of the day does not extend the streak; without the first one the second holds the day.
  for (const each of [later.id, id]) {
    expect(await finishOf(player, each)).toMatchObject({ streakDays: 2, streakBefore: 2 });
  }
  expect((await finishOf(player, later.id)).badges).toEqual([]);
  expect((await finishOf(player, id)).badges.map(({ name }) => name)).toEqual(names);
});

test('shows what it added to today’s goal; a workout of yesterday added nothing', async () => {
  const player = await server.signIn();
  const yesterday = await shoot(player, 5, 9, '2026-06-14');
  await player.client.call(contract.createGoal, {
    body: { kind: 'makes', period: 'day', target: 20 },
  });
  await shoot(player, 2, 3);
  const { id } = await shoot(player, 8, 12);
  const daily = { kind: 'makes', period: 'day', target: 20, value: 10 };
  expect((await finishOf(player, id)).goals).toEqual([{ ...daily, before: 2 }]);
  expect((await finishOf(player, yesterday.id)).goals).toEqual([{ ...daily, before: 10 }]);
});

test('a workout of an earlier week added nothing to this week’s goals, and the first one has none before it', async () => {
  const player = await server.signIn();
  for (const kind of ['shots', 'makes', 'workouts', 'accuracy'] as const) {
    await player.client.call(contract.createGoal, { body: { kind, target: 50 } });
  }
  const first = await shoot(player, 3, 4, '2026-06-01');
  const { id } = await shoot(player, 10, 40);
  const before = async (workoutId: string) =>
    (await finishOf(player, workoutId)).goals.map((goal) => [goal.value, goal.before]);
  expect(await before(id)).toEqual([[40, 0], [10, 0], [1, 0], [25, 0]]); // prettier-ignore
  expect(await before(first.id)).toEqual([[40, 40], [10, 10], [1, 1], [25, 25]]); // prettier-ignore
  expect((await finishOf(player, first.id)).lastTime).toBeNull();
  // Sets of other players are not the last time.
  await shoot(await server.signIn(), 9, 9, '2026-06-14');
  expect((await finishOf(player, id)).lastTime).toMatchObject({ localDay: '2026-06-01' });
});

test('another user’s workout has none, and a session is required', async () => {
  const { id } = await shoot(await server.signIn(), 1, 2);
  const stranger = await server.signIn();
  await stranger.client.refused(404, contract.getFinish, byId(id));
  await server.newClient().refused(401, contract.getFinish, byId(id));
  await stranger.client.refused(404, contract.getFinish, byId('mine'));
});
