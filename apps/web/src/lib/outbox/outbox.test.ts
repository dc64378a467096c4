import type { CreateWorkoutBody } from '@hooplog/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aWorkout } from '../../testing/fixtures.ts';
import { ownMoment } from '../time/own-calendar.ts';
import { forgetServerTime, noteServerTime } from '../time/server-clock.ts';
import { exportWaiting } from './export-waiting.ts';
import { moveInOutbox, putIntoOutbox, removeFromOutbox, sendOutbox, waitingWorkouts } from './outbox.ts'; // prettier-ignore

const BODY: CreateWorkoutBody = {
  workout: { workoutDate: '2026-11-20T18:05:00.000Z', totalShots: 3, made: 2, missed: 1 },
  shotData: [],
};
let user = 0;
const newUser = () => `player-${++user}`;

/** A server that answers with these in order, and then accepts everything. */
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
  forgetServerTime();
});

test('each waiting workout is sent once, oldest first, under its own key', async () => {
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

test('a refused workout stays with the reason, and the rest is sent', async () => {
  server(400);
  const userId = newUser();
  putIntoOutbox(userId, 'a', BODY);
  putIntoOutbox(userId, 'b', BODY);
  await sendOutbox(userId, () => undefined);
  expect(waitingWorkouts(userId)).toMatchObject([{ key: 'a', refusal: 'No' }]);
  removeFromOutbox(userId, 'a');
  expect(keysOf(userId)).toEqual([]);
});

test('the outbox belongs to its user', () => {
  const userId = newUser();
  putIntoOutbox(userId, 'a', BODY);
  expect(keysOf(newUser())).toEqual([]);
  expect(keysOf(userId)).toEqual(['a']);
});

test('damaged data counts as absent', () => {
  const userId = newUser();
  localStorage.setItem(`hooplog.outbox.${userId}`, '[{"key":1}]');
  expect(waitingWorkouts(userId)).toEqual([]);
});

/** A server that has or has not saved the workout before, and the calls it received. */
function listeningServer(savedBefore: boolean) {
  const asked: { method: string | undefined; url: string; body: unknown }[] = [];
  const saved = { ...aWorkout(1, { totalShots: 3, made: 2, missed: 1 }), shotData: [], shots: [], videoId: null, posterUrl: null, tags: [] }; // prettier-ignore
  const conflict = {
    message: 'Saved before',
    code: 'conflict',
    requestId: 'r',
    workoutId: saved.id,
  };
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, { method, body }: RequestInit) => {
      asked.push({ method, url, body: JSON.parse(body as string) as unknown });
      const isConflict = method === 'POST' && savedBefore;
      const answer = JSON.stringify(isConflict ? conflict : saved);
      return Promise.resolve(new Response(answer, { status: isConflict ? 409 : 200 }));
    }),
  );
  return { asked, id: saved.id };
}

const MOMENT = ownMoment(new Date('2026-11-20T17:59:00Z'), 'Asia/Tokyo');
const IN_TOKYO: CreateWorkoutBody = {
  ...BODY,
  workout: { ...BODY.workout, ...ownMoment(new Date('2026-11-20T18:05:00Z'), 'Asia/Tokyo') },
};

/** The device's clock is six minutes ahead when the server first answers. */
function hearServer(): void {
  const now = Date.now();
  const date = new Date(now - 6 * 60_000).toUTCString();
  noteServerTime({ date, sentAt: now, receivedAt: now, isFresh: true });
}

test('a workout counted by a wrong clock is sent in the server’s time', async () => {
  const { asked } = listeningServer(false);
  const userId = newUser();
  putIntoOutbox(userId, 'a', IN_TOKYO);
  hearServer();
  await sendOutbox(userId, () => undefined);
  const sent = asked[0]?.body as CreateWorkoutBody;
  const { workout } = sent;
  const sentAt = Date.parse(workout.workoutDate);
  expect(Math.abs(sentAt - Date.parse('2026-11-20T17:59:00Z'))).toBeLessThan(2000);
  expect(workout).toMatchObject({ timeZone: 'Asia/Tokyo', localDay: '2026-11-21' });
});

test('a workout that the server already has is corrected there: neither stuck nor doubled', async () => {
  const { asked, id } = listeningServer(true);
  const userId = newUser();
  putIntoOutbox(userId, 'a', IN_TOKYO);
  moveInOutbox(userId, 'a', MOMENT);
  const arrived: number[] = [];
  await sendOutbox(userId, ({ totalShots }) => arrived.push(totalShots));
  expect(asked.map(({ method, url }) => [method, url])).toEqual([
    ['POST', '/api/workouts'],
    ['PATCH', `/api/workouts/${id}`],
  ]);
  expect(asked[1]?.body).toEqual(MOMENT);
  expect([arrived, keysOf(userId)]).toEqual([[3], []]);
});

test('a refused workout is sent again under another date', async () => {
  server(400);
  const userId = newUser();
  putIntoOutbox(userId, 'a', BODY);
  await sendOutbox(userId, () => undefined);
  moveInOutbox(userId, 'a', MOMENT);
  expect(waitingWorkouts(userId)).toMatchObject([
    { key: 'a', refusal: null, body: { workout: MOMENT } },
  ]);
});

test('a waiting workout is exported as a file that the import takes', async () => {
  const userId = newUser();
  const notes = '=1+1, "good"';
  const shotData = [{ zone: 'zone_1_paint', made: 1, total: 2 }];
  putIntoOutbox(userId, '0123456789abcdef0123456789abcdef', {
    workout: { ...IN_TOKYO.workout, notes, name: "'90s gym", outcomes: 'oxo', drill: 'mikan' },
    shotData,
  });
  const [entry] = waitingWorkouts(userId);
  if (entry === undefined) throw new Error('nothing waits');
  expect(await exportWaiting(entry, 'UTC')).toBe(
    [
      'kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes,tags,name,outcomes,drill_key',
      `"counted","01234567-89ab-cdef-0123-456789abcdef","2026-11-20T18:05:00.000Z","2026-11-21","zone_1_paint","1","1","","","'=1+1, ""good""","","''90s gym","oxo","mikan"`,
      `"counted","01234567-89ab-cdef-0123-456789abcdef","2026-11-20T18:05:00.000Z","2026-11-21","","1","0","","","","","","",""`,
      '',
    ].join('\r\n'),
  );
});
