import { chance } from './chance.ts';

export const DAY_MS = 24 * 60 * 60_000;
/** How long the demo's people have been training. */
export const DEMO_DAYS = 56;

/** One day of training. */
export interface DemoDay {
  /** Now; on earlier days morning, noon, afternoon or evening, UTC. */
  readonly moment: Date;
  /** Days since 1970, used as a seed: the same day always gets the same training. */
  readonly day: number;
  /** Days before now. */
  readonly ago: number;
}

const MINUTE_MS = 60_000;
/** Minutes after midnight. */
const TIMES = [7 * 60, 12 * 60 + 10, 16 * 60, 19 * 60];

function timeOf(day: number): number {
  return MINUTE_MS * (TIMES[Math.floor(chance(day, 80) * TIMES.length)] ?? 0);
}

/** The days of training, oldest first, ending today. */
export function demoDays(now: Date): readonly DemoDay[] {
  return Array.from({ length: DEMO_DAYS }, (_, index) => {
    const ago = DEMO_DAYS - 1 - index;
    const day = Math.floor(now.getTime() / DAY_MS) - ago;
    return { moment: ago === 0 ? now : new Date(day * DAY_MS + timeOf(day)), day, ago };
  });
}
