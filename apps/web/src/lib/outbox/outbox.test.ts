import type { CreateWorkoutBody } from '@hooplog/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aWorkout } from '../../testing/fixtures.ts';
import { putIntoOutbox, removeFromOutbox, sendOutbox, waitingWorkouts } from './outbox.ts';

const BODY: CreateWorkoutBody = {
  workout: { workoutDate: '2026-11-20T18:05:00.000Z', totalShots: 3, made: 2, missed: 1 },
  shotData: [],
};
let user = 0;
const newUser = () => `player-${++user}`;

/** A server that answers by turns; then it takes everything. */
function server(...answers: ('offline' | number)[]) {
  const keys: (string | null)[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((_url: string, { headers }: RequestInit) => {
      keys.push(new Headers(headers).get('idempotency-key'));
      const answer = answers.shift() ?? 201;
      if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
      const details = { shotData: [], shots: [], videoId: null, posterUrl: null, tags: [] };
      const saved = { ...aWorkout(1, { totalShots: 3, made: 2, missed: 1 }), ...details };
      const refusal = { message: 'No', code: 'validation_failed', requestId: 'r' };
      const body = JSON.stringify(answer === 201 ? saved : refusal);
      return Promise.resolve(new Response(body, { status: answer }));
    }),
  );
  return keys;
}

const keysOf = (userId: string) => waitingWorkouts(userId).map(({ key }) => key);

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what waits is sent once each, oldest first, under its own key', async () => {
  const keys = server();
  const userId = newUser();
  putIntoOutbox(userId, 'a', BODY);
  putIntoOutbox(userId, 'b', BODY);
  putIntoOutbox(userId, 'a', BODY);
  const sent: number[] = [];
  await sendOutbox(userId, ({ totalShots }) => sent.push(totalShots));
  await sendOutbox(userId, ({ totalShots }) => sent.push(totalShots));
  expect(keys).toEqual(['b', 'a']);
  expect(sent).toEqual([3, 3]);
  expect(keysOf(userId)).toEqual([]);
});

test.each(['offline' as const, 503, 401, 408, 429])('%s keeps it waiting', async (answer) => {
  server(answer);
  const userId = newUser();
  putIntoOutbox(userId, 'a', BODY);
  putIntoOutbox(userId, 'b', BODY);
  await sendOutbox(userId, () => undefined);
  expect(keysOf(userId)).toEqual(['a', 'b']);
  await sendOutbox(userId, () => undefined);
  expect(keysOf(userId)).toEqual([]);
});

test('what the server refuses stays and says why, and the rest is sent', async () => {
  server(400);
  const userId = newUser();
  putIntoOutbox(userId, 'a', BODY);
  putIntoOutbox(userId, 'b', BODY);
  await sendOutbox(userId, () => undefined);
  expect(waitingWorkouts(userId)).toMatchObject([{ key: 'a', refusal: 'No' }]);
  removeFromOutbox(userId, 'a');
  expect(keysOf(userId)).toEqual([]);
});

test('it belongs to its user', () => {
  const userId = newUser();
  putIntoOutbox(userId, 'a', BODY);
  expect(keysOf(newUser())).toEqual([]);
  expect(keysOf(userId)).toEqual(['a']);
});

test('what is damaged counts as absent', () => {
  const userId = newUser();
  localStorage.setItem(`hooplog.outbox.${userId}`, '[{"key":1}]');
  expect(waitingWorkouts(userId)).toEqual([]);
});
