import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { users } from '../../database/schema/users.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createManualWorkout } from '../manual-workouts/create-manual-workout.ts';
import { deleteManualWorkout } from '../manual-workouts/delete-manual-workout.ts';
import { updateManualWorkout } from '../manual-workouts/update-manual-workout.ts';
import type { User } from '../users/find-user.ts';
import { createWorkout } from '../workouts/create-workout.ts';
import { deleteWorkout } from '../workouts/delete-workout.ts';
import { updateWorkout } from '../workouts/update-workout.ts';
import { getStats } from './get-stats.ts';

const server = useTestApp();
const HOUR_MS = 60 * 60 * 1000;
/** Clocks go forward in New York on 8 March, in Berlin on 29 March, back by half an hour at Lord Howe on 5 April. */
const START = Date.parse('2026-03-07T18:00:00Z');

const TIME_ZONES = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

/** One event in the life of a player. Hours count back from the moment of the event. */
type Step =
  | { kind: 'wait'; hours: number }
  | { kind: 'travel'; timeZone: string }
  | { kind: 'shoot' | 'exercise'; hoursAgo: number }
  | { kind: 'move'; pick: number; hoursAgo: number }
  | { kind: 'delete'; pick: number };

const hoursAgo = fc.integer({ min: 0, max: 24 * 8 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 60 }),
    }),
    weight: 3,
  },
  fc.record({ kind: fc.constant('travel' as const), timeZone: fc.constantFrom(...TIME_ZONES) }),
  {
    arbitrary: fc.record({
      kind: fc.constantFrom('shoot' as const, 'exercise' as const),
      hoursAgo,
    }),
    weight: 4,
  },
  fc.record({ kind: fc.constant('move' as const), pick: fc.nat(10), hoursAgo }),
  fc.record({ kind: fc.constant('delete' as const), pick: fc.nat(10) }),
);

/** A workout as the reference count stores it: with the wall-calendar day of the place where it was entered. */
interface Entry {
  readonly id: string;
  readonly kind: 'shoot' | 'exercise';
  day: string;
}

/** The day on a wall calendar: the Swedish format is year-month-day. */
const wallDay = (at: number, timeZone: string) =>
  new Date(at).toLocaleDateString('sv-SE', { timeZone });
const dayBefore = (day: string) => wallDay(Date.parse(`${day}T12:00:00Z`) - 24 * HOUR_MS, 'UTC');

/** Counts back from every day from yesterday on. */
function slowStreak(entries: readonly Entry[], today: string): number {
  const days = new Set(entries.map(({ day }) => day));
  let longest = 0;
  for (const last of days) {
    if (last < dayBefore(today)) continue;
    let length = 0;
    for (let day = last; days.has(day); day = dayBefore(day)) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** Plays a history through the services and the reference count side by side. */
class Player {
  #user: User;
  #now = START;
  readonly #entries: Entry[] = [];

  constructor(user: User) {
    this.#user = user;
    server.clock = new Date(this.#now);
  }

  async live(action: Step): Promise<void> {
    if (action.kind === 'wait') {
      this.#now += action.hours * HOUR_MS;
      server.clock = new Date(this.#now);
    } else if (action.kind === 'travel') {
      this.#user = { ...this.#user, timeZone: action.timeZone };
    } else if (!('pick' in action)) {
      await this.#enter(action.kind, this.#now - action.hoursAgo * HOUR_MS);
    } else {
      const index = action.pick % Math.max(1, this.#entries.length);
      const entry = this.#entries[index];
      if (entry !== undefined) await this.#correct(entry, index, action);
    }
  }

  async #enter(kind: 'shoot' | 'exercise', at: number): Promise<void> {
    const shared = { notes: null, idempotencyKey: null };
    const day = wallDay(at, this.#user.timeZone);
    if (kind === 'shoot') {
      const totals = { totalShots: 1, made: 1, missed: 0 };
      const input = { ...shared, workoutDate: new Date(at), totals, zones: [] };
      const { workout } = await createWorkout(server.context, this.#user, input);
      this.#entries.push({ id: workout.id, kind, day });
      return;
    }
    const exercises = [{ exerciseType: 'Defense' as const, duration: 10 }];
    const workoutDate = new Date(at).toISOString();
    const input = { ...shared, workoutDate, exercises };
    const { workout } = await createManualWorkout(server.context, this.#user, input);
    this.#entries.push({ id: workout.id, kind, day });
  }

  async #correct(entry: Entry, index: number, action: Extract<Step, { pick: number }>) {
    const { context } = server;
    if (action.kind === 'delete') {
      if (entry.kind === 'shoot') await deleteWorkout(context, this.#user.id, entry.id);
      else await deleteManualWorkout(context, this.#user.id, entry.id);
      this.#entries.splice(index, 1);
      return;
    }
    const workoutDate = new Date(this.#now - action.hoursAgo * HOUR_MS);
    if (entry.kind === 'shoot') {
      await updateWorkout(context, this.#user, entry.id, { workoutDate });
    } else {
      const change = { workoutDate: workoutDate.toISOString() };
      await updateManualWorkout(context, this.#user, entry.id, change);
    }
    entry.day = wallDay(workoutDate.getTime(), this.#user.timeZone);
  }

  async expectFairStreak(): Promise<void> {
    const { currentStreak } = await getStats(server.context, this.#user);
    expect(currentStreak).toBe(slowStreak(this.#entries, wallDay(this.#now, this.#user.timeZone)));
  }
}

afterEach(() => {
  server.clock = null;
});

test('streaks are fair through travel, changed clocks, late entries and corrections', async () => {
  const { database } = server.context;
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (history) => {
      number += 1;
      const email = `traveller${number}@example.com`;
      const [user] = await database.insert(users).values({ email }).returning();
      if (user === undefined) throw new Error('No row came back');
      const player = new Player(user);
      for (const action of history) {
        await player.live(action);
        await player.expectFairStreak();
      }
      await database.delete(users).where(eq(users.id, user.id));
    }),
    { numRuns: 25 },
  );
});
