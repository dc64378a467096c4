import * as contract from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { COUNTED_VIDEO } from '../../testing/counted-video.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';
import { FLOOR, processAtOnce, uploadedVideo, useTestWorker } from '../../testing/test-videos.ts';

const app = useTestApp();
useTestWorker(app);
const LINK = /<([^>]*)>; rel="next"/;

async function byHand({ client }: SignedIn, workoutDate: string, notes: string | null = null) {
  const workout = { workoutDate, totalShots: 4, made: 3, missed: 1, notes };
  const shotData = [{ zone: 'zone_1_paint', made: 3, total: 4 }];
  const kindData = [{ kind: 'layup' as const, zone: 'zone_1_paint' as const, made: 0, total: 1 }];
  return client.call(contract.createWorkout, { body: { workout, shotData, kindData } });
}

const listed = ({ client }: SignedIn, query: object = {}) =>
  client.call(contract.listHistory, { query });

describe('a history of every kind', () => {
  let player: SignedIn;
  const ids = { video: '', live: '', hand: '', timed: '' };
  beforeAll(async () => {
    player = await app.signIn(undefined, 'Asia/Tokyo');
    const { client } = player;
    ids.hand = (await byHand(player, '2026-03-01T18:00:00Z', 'Left hand, 50% only')).id;
    ids.timed = (
      await client.call(contract.createManualWorkout, {
        body: {
          workoutDate: '2026-03-03',
          notes: 'Hills',
          exercises: [
            { exerciseType: 'Conditioning', duration: 20 },
            { exerciseType: 'Defense', duration: 10 },
          ],
        },
      })
    ).id;
    const film = { ...COUNTED_VIDEO, countedOn: 'live' as const };
    const body = { ...film, workoutDate: '2026-03-02T10:00:00Z' };
    ids.live = (await client.call(contract.saveCountedVideo, { body })).workoutId ?? '';
    ids.video = (await processAtOnce(client, await uploadedVideo(client))).workout.id;
  });

  test('is listed newest first, each entry with its details', async () => {
    const entries = await listed(player);
    expect(entries.map(({ id }) => id)).toEqual([ids.video, ids.timed, ids.live, ids.hand]);
    const [video, timed, live, hand] = entries;
    expect(video).toMatchObject({ kind: 'video', made: 2, totalShots: 3 });
    expect(video?.posterUrl).toMatch(/^\/api\/videos\/.*\/poster$/);
    expect(timed).toMatchObject({
      kind: 'timed',
      minutes: 30,
      exercises: ['Conditioning', 'Defense'],
      notes: 'Hills',
    });
    expect(live).toMatchObject({ kind: 'live', posterUrl: null });
    expect(hand).toMatchObject({
      kind: 'hand',
      localDay: '2026-03-02',
      shotData: [{ zone: 'zone_1_paint', made: 3, total: 4 }],
    });
  });

  test.each<[object, (keyof typeof ids)[]]>([
    [{ kind: 'video' }, ['video']],
    [{ kind: 'live' }, ['live']],
    [{ kind: 'hand' }, ['hand']],
    [{ kind: 'timed' }, ['timed']],
    [{ exercise: 'Defense' }, ['timed']],
    [{ exercise: 'Shooting' }, []],
    [{ exercise: 'Defense', kind: 'hand' }, []],
    [{ shotKind: 'layup' }, ['hand']],
    [{ shotKind: 'free_throw' }, []],
    [{ shotKind: 'layup', kind: 'timed' }, []],
    [{ q: 'left HAND' }, ['hand']],
    [{ q: '50%' }, ['hand']],
    [{ q: '5_%' }, []],
    [{ q: 'hills' }, ['timed']],
    // By the player's own days: in Tokyo it was already the 2nd.
    [{ to: '2026-03-01' }, []],
    [{ to: '2026-03-02' }, ['live', 'hand']],
    [{ from: '2026-03-02', to: '2026-03-03' }, ['timed', 'live', 'hand']],
    [{ from: '2026-03-03', to: '2026-03-03' }, ['timed']],
  ])('%j', async (query, names) => {
    const entries = await listed(player, query);
    expect(entries.map(({ id }) => id)).toEqual(names.map((name) => ids[name]));
    const counted = await player.client.call(contract.countHistory, { query });
    expect(counted).toEqual({ count: names.length, among: null });
  });

  test('by the place where it was filmed: the same hoop in films of the same size', async () => {
    const { client } = player;
    const rim = { cx: 300, cy: 80, rx: 20, ry: 7 };
    const placed = async (name: string, moved: object, width: number) => {
      const { court, lines } = { ...FLOOR };
      const body = {
        name,
        width,
        height: 360,
        calibration: { rim: { ...rim, ...moved }, court, lines },
      };
      const { id } = await client.call(contract.createPlace, { body });
      return (await listed(player, { place: id })).map((entry) => entry.id);
    };
    expect(await placed('Backyard', {}, 640)).toEqual([ids.video]);
    expect(await placed('Tripod put down anew', { cx: 315, rx: 24 }, 640)).toEqual([ids.video]);
    expect(await placed('Elsewhere', { cx: 340 }, 640)).toEqual([]);
    expect(await placed('Much nearer', { rx: 40 }, 640)).toEqual([]);
    expect(await placed('Another camera', {}, 641)).toEqual([]);
    // The most recent matching place is used.
    const { places } = await client.call(contract.getConditions, { query: { from: '2020-01-01' } });
    const filmed = { made: 2, total: 3, workouts: 1 };
    expect(places).toMatchObject([{ name: 'Tripod put down anew', ...filmed }]);
    const stranger = await app.signIn();
    const [place] = await client.call(contract.listPlaces);
    await stranger.client.refused(404, contract.listHistory, { query: { place: place?.id } });
  });

  test.each([
    { kind: 'dreamt' },
    { place: 'home' },
    { exercise: 'Juggling' },
    { shotKind: 'dunk' },
    { from: 'yesterday' },
    { from: '0000-01-01' },
    { to: '0000-12-31' },
    { q: 'x'.repeat(101) },
    { limit: '101' },
    { cursor: 'nonsense' },
  ])('%j is refused', async (query) => {
    const url = `/api/workouts/history?${new URLSearchParams(query).toString()}`;
    expect((await player.client.request({ method: 'GET', url })).statusCode).toBe(400);
  });

  test('of others is private', async () => {
    const stranger = await app.signIn();
    expect(await listed(stranger)).toEqual([]);
    const counted = await stranger.client.call(contract.countHistory, { query: {} });
    expect(counted.count).toBe(0);
    await app.newClient().refused(401, contract.listHistory, { query: {} });
    await app.newClient().refused(401, contract.countHistory, { query: {} });
  });
});

/** Follows the links to the end; returns the pages as they come. */
async function pages({ client }: SignedIn, query: Readonly<Record<string, string>>) {
  const found: string[][] = [];
  let url: string | undefined = `/api/workouts/history?${new URLSearchParams(query).toString()}`;
  while (url !== undefined) {
    const response = await client.request({ method: 'GET', url });
    expect(response.statusCode).toBe(200);
    found.push(response.json<contract.HistoryEntry[]>().map(({ id }) => id));
    url = LINK.exec(String(response.headers['link']))?.[1];
  }
  return found;
}

describe('a long history', () => {
  let player: SignedIn;
  beforeAll(async () => {
    player = await app.signIn();
    // Two workouts at every moment; the oldest ones differ by their notes.
    await app.context.database.execute(sql`
      insert into workouts (id, user_id, workout_date, local_day, source, notes)
      select gen_random_uuid(), ${player.user.id}, moment, moment::date, 'manual',
        case when n > 2500 then 'from the beginning' end
      from generate_series(1, 2505) n,
        lateral (select timestamptz '2026-01-01 12:00Z' - (n / 2) * interval '1 hour' as moment)`);
  });

  test('is listed page by page, each workout once', async () => {
    const found = await pages(player, { limit: '100' });
    expect(found.flat()).toHaveLength(2505);
    expect(new Set(found.flat()).size).toBe(2505);
    expect(found.every((page) => page.length <= 100)).toBe(true);
  });

  test('is searched one stretch at a time, to its end', async () => {
    const found = await pages(player, { q: 'beginning' });
    expect(found.map((page) => page.length)).toEqual([0, 0, 5]);
    expect(LIMITS.HISTORY_READ).toBe(1000);
  });

  test('is counted', async () => {
    const count = (query: object) => player.client.call(contract.countHistory, { query });
    expect(await count({})).toEqual({ count: 2505, among: null });
    expect(await count({ q: 'beginning' })).toEqual({ count: 5, among: null });
  });
});
