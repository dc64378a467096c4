import { Blob } from 'node:buffer';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clipsWaitFor,
  hasWaitingClips,
  putClipsIntoOutbox,
  sendWaitingClips,
} from '../outbox/clips-outbox.ts';
import { clipsOf, keepClip } from './stored-clips.ts';
import { keepFilm } from './stored-films.ts';

type VideoState = 'pending' | 'ready' | 'missing';
const VIDEO = {
  ...{ id: '01a1fe73-d491-718f-9e3d-8d25198f805e', state: 'analysed', progress: 1 },
  ...{
    stage: null,
    progressMessage: null,
    shotsSoFar: 1,
    placeInQueue: null,
    failure: null,
    bytes: null,
  },
  ...{ media: null, calibration: null, warnings: [], isStored: false, posterUrl: null },
  ...{ workoutId: null, createdAt: '2026-11-20T18:00:00.000Z' },
};
const videoThat = (state: VideoState) => ({
  ...VIDEO,
  playbackUrl: state === 'ready' ? '/api/videos/v/file' : null,
  clipsPending: state === 'pending',
});

/** A server that answers with these in order. */
function server(...answers: ('offline' | VideoState | readonly [status: number, code?: string])[]) {
  const asked: { readonly url: string; readonly body: unknown }[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, { method, body }: RequestInit) => {
      asked.push({ url: `${method ?? ''} ${url}`, body });
      const answer = answers.shift() ?? [204];
      if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
      if (typeof answer === 'string') return Promise.resolve(Response.json(videoThat(answer)));
      const [status, code = 'internal'] = answer;
      if (status === 204) return Promise.resolve(new Response(null, { status }));
      const refusal = { message: 'Refused.', code, requestId: 'r' };
      return Promise.resolve(new Response(JSON.stringify(refusal), { status }));
    }),
  );
  return asked;
}

let player = 0;
let userId = '';
let filmId = '';
const CLIPS = new Blob(['clips']) as globalThis.Blob;

beforeEach(async () => {
  localStorage.clear();
  userId = `player-${++player}`;
  filmId = `film of ${userId}`;
  const at = '2026-11-20T18:00:00.000Z';
  await keepFilm({ id: filmId, userId, startedAt: at, parts: [], finishedAt: at }, [], []);
  await keepClip({ filmId, key: 'all', startSeconds: 0, endSeconds: 9, file: CLIPS });
  putClipsIntoOutbox(userId, { filmId, videoId: 'v' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function send(): Promise<readonly string[]> {
  const refusals: string[] = [];
  await sendWaitingClips(userId, {
    onRefused: (why) => refusals.push(why),
    onNoRoom: (why) => refusals.push(`No room: ${why}`),
    onLeft: () => undefined,
  });
  return refusals;
}

test('clips are sent once, and stay on the device until the server has prepared them', async () => {
  const asked = server([204], 'pending', 'ready');
  expect(await send()).toEqual([]);
  expect(await clipsOf(filmId)).toHaveLength(1);
  expect(await send()).toEqual([]);
  expect(await clipsOf(filmId)).toHaveLength(1);
  expect(await send()).toEqual([]);
  expect(asked.map(({ url }) => url)).toEqual([
    'PUT /api/videos/v/clips',
    'GET /api/videos/v',
    'GET /api/videos/v',
  ]);
  expect(hasWaitingClips(userId)).toBe(false);
  expect(await clipsOf(filmId)).toEqual([]);
});

test('clips that the server lost are sent again, and given up after the second loss', async () => {
  const asked = server([204], 'missing', [204], 'missing');
  for (let time = 0; time < 2; time += 1) expect(await send()).toEqual([]);
  expect(await clipsOf(filmId)).toHaveLength(1);
  expect(await send()).toEqual(['The server could not use them.']);
  expect(asked.filter(({ url }) => url.startsWith('PUT'))).toHaveLength(2);
  expect(await clipsOf(filmId)).toEqual([]);
});

test.each(['offline' as const, [503] as const, [429, 'rate_limited'] as const])(
  '%s keeps them waiting',
  async (answer) => {
    server(answer);
    expect(await send()).toEqual([]);
    expect(hasWaitingClips(userId)).toBe(true);
    expect(await clipsOf(filmId)).toHaveLength(1);
  },
);

test('clips that are too large for a proxy are reported once, and not sent again', async () => {
  const asked = server([413, 'too_large']);
  expect(await send()).toEqual(['Refused.']);
  expect(await send()).toEqual([]);
  expect(asked).toHaveLength(1);
  expect(await clipsOf(filmId)).toEqual([]);
});

test.each(['storage_full', 'room_used'])(
  'a server without room (%s) is reported once; the clips stay here, and are sent when there may be some',
  async (code) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const asked = server([507, code], [507, code], [204]);
    expect(clipsWaitFor(userId, 'v')).toBe('sending');
    expect(await send()).toEqual(['No room: Refused.']);
    expect(clipsWaitFor(userId, 'v')).toBe('room');
    expect(await send()).toEqual([]);
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 16 * 60_000);
    expect(await send()).toEqual([]);
    expect(asked).toHaveLength(2);
    expect(await clipsOf(filmId)).toHaveLength(1);
    vi.setSystemTime(Date.now() + 16 * 60_000);
    await send();
    expect(asked).toHaveLength(3);
    expect(clipsWaitFor(userId, 'v')).toBe('sending');
  },
);

test('clips of a deleted workout are dropped silently', async () => {
  server([404, 'not_found']);
  expect(await send()).toEqual([]);
  expect(hasWaitingClips(userId)).toBe(false);
});

test('clips removed to free space are dropped silently, and nothing is sent', async () => {
  const asked = server();
  const { removeFilm } = await import('./stored-films.ts');
  await removeFilm(filmId);
  expect(await send()).toEqual([]);
  expect(asked).toEqual([]);
  expect(hasWaitingClips(userId)).toBe(false);
});
