import { localDayOf } from '@hooplog/domain';
import { gte, sql } from 'drizzle-orm';
import { teams } from '../../database/schema/community.ts';
import { userStats } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';

interface LandingNumbers {
  readonly workouts: number;
  /** Players with a workout in the last 30 days. */
  readonly players: number;
  readonly teams: number;
}

const DAY_MS = 24 * 3_600_000;
const ACTIVE_DAYS = 30;
/** Counting reads every player, so it is not done for every visitor. */
const CACHE_MS = 10 * 60_000;

/** Numbers for the landing page; queries the database at most every ten minutes. */
export class LandingCounts {
  readonly #context: Pick<AppContext, 'database' | 'now'>;
  #counted: { readonly at: number; readonly numbers: Promise<LandingNumbers> } | null = null;

  constructor(context: Pick<AppContext, 'database' | 'now'>) {
    this.#context = context;
  }

  numbers(): Promise<LandingNumbers> {
    const now = this.#context.now().getTime();
    if (this.#counted === null || now - this.#counted.at >= CACHE_MS) {
      const numbers = this.#count(now);
      this.#counted = { at: now, numbers };
      // A failure is not cached.
      numbers.catch(() => (this.#counted = null));
    }
    return this.#counted.numbers;
  }

  async #count(now: number): Promise<LandingNumbers> {
    const { database } = this.#context;
    const since = localDayOf(new Date(now - ACTIVE_DAYS * DAY_MS), 'UTC');
    const [all] = await database
      .select({ workouts: sql<number>`coalesce(sum(${userStats.workoutCount}), 0)::int` })
      .from(userStats);
    const players = await database.$count(userStats, gte(userStats.streakEndDay, since));
    return { workouts: all?.workouts ?? 0, players, teams: await database.$count(teams) };
  }
}
