import { setTimeout as delay } from 'node:timers/promises';
import type { Role, RunningCopies } from './running-copies.ts';

/** Milliseconds between two kills. */
const PAUSE_MS = { min: 2000, max: 6000 };

/** How often each role was killed. */
export type Kills = Readonly<Record<Role, number>>;

/** Kills one of a role repeatedly: an API only when both answer, so that one of them is always available. */
async function killAgain(
  copies: RunningCopies,
  role: Role,
  stop: AbortSignal,
  spared: number,
): Promise<number> {
  let kills = 0;
  for (;;) {
    await delay(PAUSE_MS.min + Math.random() * (PAUSE_MS.max - PAUSE_MS.min));
    if (role === 'api') await copies.allReady();
    if (stop.aborted) return kills;
    copies.killOne(role, Math.random(), spared);
    kills += 1;
  }
}

/**
 * Kills one of each role every few seconds until stopped.
 * @param spared how many of each role are never killed
 */
export async function killBoth(
  copies: RunningCopies,
  stop: AbortSignal,
  spared = 0,
): Promise<Kills> {
  const [api, worker] = await Promise.all([
    killAgain(copies, 'api', stop, spared),
    killAgain(copies, 'worker', stop, spared),
  ]);
  return { api, worker };
}
