import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';

/** The part of a video that is looped for a shot, in video seconds. */
export interface Loop {
  readonly start: number;
  readonly end: number;
}

const BEFORE_RIM_SECONDS = 1.2;
const AFTER_RIM_SECONDS = 0.8;

/** Two seconds around the rim; null for a shot without a moment. */
export function loopOf({ rimSeconds }: Pick<LoggedShot, 'rimSeconds'>): Loop | null {
  if (rimSeconds === null) return null;
  const start = Math.max(0, rimSeconds - BEFORE_RIM_SECONDS);
  return { start, end: rimSeconds + AFTER_RIM_SECONDS };
}
