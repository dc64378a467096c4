import 'fake-indexeddb/auto';
import { countedVideoBodySchema, type Shot } from '@hooplog/contract';
import type { DetectedShot } from '@hooplog/vision';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aVideo, COUNTED, VIDEO, WORKOUT } from '../../testing/video-workout.ts';
import { hasWaitingClips } from '../outbox/clips-outbox.ts';
import { aCountedShot, MARKS, RING } from '../device-count/testing.ts';
import { sendOutbox, waitingWorkouts } from '../outbox/outbox.ts';
import { deliverFilm } from './deliver-film.ts';
import type { FilmLog, ShotCall } from './film.ts';
import { filmUnderWay, keepFilm, readFilm } from './stored-films.ts';
import { withCalls } from './send-film.ts';
import { wholeFilm } from './whole-film.ts';

const EVIDENCE: DetectedShot['evidence'] = {
  reason: 'Dropped through the net.',
  path: [{ seconds: 1.23456, x: 10.26, y: 20 }],
  crossing: null,
  features: { depth: 1 },
};

const aLog = (calls: readonly (ShotCall | null)[]): FilmLog => ({
  parts: [
    {
      startSeconds: 0,
      seconds: 60,
      countsFrom: 0,
      seen: {
        width: 1280,
        height: 720,
        ring: RING,
        ringSure: 0.9,
        court: null,
        framesPerSecond: 30,
      },
      result: null,
    },
  ],
  shots: calls.map((called, index) => ({
    key: `0-${index + 1}`,
    part: 0,
    called,
    shot: aCountedShot(`${index + 1}`, { rimSeconds: 10 * (index + 1), evidence: EVIDENCE }),
  })),
});

let player = 0;
const aFilm = () => {
  const userId = `player-${++player}`;
  return { id: `film of ${userId}`, userId, startedAt: '2026-11-20T18:05:00.000Z' };
};

interface Asked {
  readonly call: string;
  readonly key: string | null;
  readonly body: unknown;
}

/** A server that accepts everything, except for the failures that `fails` gives. */
function server(fails: (call: string) => 'offline' | number | null = () => null) {
  const asked: Asked[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, { method = 'GET', headers, body }: RequestInit) => {
      const call = `${method} ${url.replace(/^https?:\/\/[^/]+/, '')}`;
      const text = typeof body === 'string' ? body : 'null';
      asked.push({
        call,
        key: new Headers(headers).get('idempotency-key'),
        body: JSON.parse(text) as unknown,
      });
      const failure = fails(call);
      if (failure === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
      if (failure !== null) {
        const refusal = {
          ...{ message: 'No, thanks.', code: 'validation_failed', requestId: 'r' },
          ...(failure === 409 && { workoutId: WORKOUT }),
        };
        return Promise.resolve(new Response(JSON.stringify(refusal), { status: failure }));
      }
      const answer = call.endsWith('/counted') ? aVideo() : COUNTED;
      const status = call.endsWith('/counted') ? 201 : 200;
      return Promise.resolve(new Response(JSON.stringify(answer), { status }));
    }),
  );
  return asked;
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a film is sent under its own key, and nothing waits afterwards', async () => {
  const asked = server();
  const film = aFilm();
  expect(await deliverFilm(film, aLog([null, null]))).toEqual({ kind: 'sent', videoId: VIDEO });
  expect(asked.map(({ call, key }) => [call, key])).toEqual([
    ['POST /api/videos/counted', film.id],
  ]);
  expect(countedVideoBodySchema.safeParse(asked[0]?.body).error).toBeUndefined();
  expect(waitingWorkouts(film.userId)).toEqual([]);
  expect(await filmUnderWay(film.userId)).toBeNull();
  expect(await readFilm(film.id)).toBeNull();
});

test('a drill’s film names its drill, also after waiting', async () => {
  const film = { ...aFilm(), drill: 'mikan' };
  server(() => 'offline');
  await deliverFilm(film, aLog([null]));
  const asked = server();
  await sendOutbox(film.userId, () => undefined);
  expect(countedVideoBodySchema.safeParse(asked[0]?.body).error).toBeUndefined();
  expect(asked[0]?.body).toMatchObject({ drill: 'mikan' });
});

test.each([
  ['said so', 'user', { rim: RING, court: MARKS, lines: 'nba' }],
  ['was not asked', 'found', null],
] as const)(
  'a court is sent as given by the player if the player %s',
  async (_what, courtSource, given) => {
    const asked = server();
    const [part, ...parts] = aLog([null]).parts;
    if (part?.seen == null) throw new Error('A part has a view');
    const seen = { ...part.seen, court: MARKS, courtKind: 'nba' as const, courtSource };
    await deliverFilm(aFilm(), { ...aLog([null]), parts: [{ ...part, seen }, ...parts] });
    expect(countedVideoBodySchema.safeParse(asked[0]?.body).error).toBeUndefined();
    expect(asked[0]?.body).toMatchObject({ given, calibration: { courtSource, lines: 'nba' } });
  },
);

test('without a connection it waits, and is sent once, with the player’s calls', async () => {
  const film = aFilm();
  server(() => 'offline');
  expect(await deliverFilm(film, aLog([null, 'missed']))).toEqual({ kind: 'waiting' });
  expect(waitingWorkouts(film.userId)).toHaveLength(1);
  const asked = server();
  await sendOutbox(film.userId, () => undefined);
  await sendOutbox(film.userId, () => undefined);
  expect(asked.map(({ call }) => call)).toEqual([
    'POST /api/videos/counted',
    `GET /api/workouts/${WORKOUT}`,
    `PATCH /api/workouts/${WORKOUT}`,
  ]);
  expect(waitingWorkouts(film.userId)).toEqual([]);
});

test('a connection that breaks between count and calls sends both again, under the same key', async () => {
  const film = aFilm();
  const first = server((call) => (call.startsWith('PATCH') ? 'offline' : null));
  expect(await deliverFilm(film, aLog(['missed']))).toEqual({ kind: 'waiting' });
  const second = server();
  await sendOutbox(film.userId, () => undefined);
  const keys = [...first, ...second].flatMap(({ key }) => key ?? []);
  expect(new Set(keys)).toEqual(new Set([film.id]));
  expect(second.at(-1)?.call).toBe(`PATCH /api/workouts/${WORKOUT}`);
});

test.each([true, false])(
  'its clips are queued if the player wants to send them: %s',
  async (sendsClips) => {
    const asked = server();
    const film = aFilm();
    expect(await deliverFilm({ ...film, sendsClips }, aLog([null]))).toMatchObject({
      kind: 'sent',
    });
    // They never delay the workout.
    expect(asked.map(({ call }) => call)).toEqual(['POST /api/videos/counted']);
    expect(hasWaitingClips(film.userId)).toBe(sendsClips);
    expect((await readFilm(film.id)) !== null).toBe(sendsClips);
  },
);

test('a refused film is reported with the reason, and kept', async () => {
  const film = aFilm();
  server(() => 400);
  expect(await deliverFilm(film, aLog([null]))).toEqual({
    kind: 'refused',
    message: 'No, thanks.',
  });
  expect(waitingWorkouts(film.userId)[0]?.refusal).toBe('No, thanks.');
  expect((await readFilm(film.id))?.shots).toHaveLength(1);
});

test('a film that arrived earlier with another moment is corrected on the server', async () => {
  const film = aFilm();
  const asked = server((call) => (call.endsWith('/counted') ? 409 : null));
  expect(await deliverFilm(film, aLog(['missed']))).toEqual({ kind: 'sent', videoId: VIDEO });
  expect(asked.map(({ call }) => call)).toEqual([
    'POST /api/videos/counted',
    `PATCH /api/workouts/${WORKOUT}`,
    `GET /api/workouts/${WORKOUT}`,
    `PATCH /api/workouts/${WORKOUT}`,
  ]);
  expect(asked[1]?.body).toMatchObject({ workoutDate: film.startedAt });
  expect(waitingWorkouts(film.userId)).toEqual([]);
});

test('a film that is no longer on this device is given up with a message', async () => {
  const film = aFilm();
  server(() => 'offline');
  await deliverFilm(film, aLog([null]));
  const { removeFilm } = await import('./stored-films.ts');
  await removeFilm(film.id);
  server();
  await sendOutbox(film.userId, () => undefined);
  expect(waitingWorkouts(film.userId)[0]?.refusal).toMatch(/no longer on this device/);
});

test('a film without shots is not sent, and is removed', async () => {
  const asked = server();
  const film = aFilm();
  await keepFilm({ ...film, parts: [], finishedAt: null }, [], []);
  expect(await deliverFilm(film, aLog([]))).toEqual({ kind: 'nothing' });
  expect(await deliverFilm(film, aLog(['not_a_shot']))).toEqual({ kind: 'nothing' });
  expect(asked).toEqual([]);
  expect(await readFilm(film.id)).toBeNull();
});

describe('a device without storage', () => {
  beforeEach(() => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
  });

  test('sends at once', async () => {
    server();
    expect(await deliverFilm(aFilm(), aLog([null]))).toEqual({ kind: 'sent', videoId: VIDEO });
  });

  test('explains what to do without a connection', async () => {
    server(() => 'offline');
    const delivered = await deliverFilm(aFilm(), aLog([null]));
    expect(delivered).toEqual({ kind: 'failed', message: 'There is no connection.' });
  });
});

test('calls reach their shots', () => {
  const shots = COUNTED.shots.map((shot, index): Shot => ({
    ...shot,
    outcome: 'made',
    rimSeconds: 10 * (index + 1),
    zone: 'zone_1_paint',
  }));
  const wholeShots = wholeFilm(aLog([null, 'missed', 'not_a_shot']))?.shots ?? [];
  expect(withCalls(shots, wholeShots)).toEqual([
    expect.objectContaining({ id: shots[0]?.id, outcome: 'made', zone: 'zone_1_paint' }),
    expect.objectContaining({ id: shots[1]?.id, outcome: 'missed', checked: true }),
  ]);
  expect(withCalls(shots, wholeShots)[0]).not.toHaveProperty('checked');
});
