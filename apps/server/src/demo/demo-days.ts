export const DAY_MS = 24 * 60 * 60_000;
/** How long the demo player has been at it. */
export const DEMO_DAYS = 56;
/** The last days without a gap, so that the demo shows a streak; the day before them is free. */
export const STREAK_DAYS = 6;

/** One day of the demo player. */
export interface DemoDay {
  /** The time of day is that of now. */
  readonly moment: Date;
  /** Days since 1970: the same day always gets the same training. */
  readonly day: number;
  /** Days before now. */
  readonly ago: number;
}

/** The days of the demo player, oldest first, today the last. */
export function demoDays(now: Date): readonly DemoDay[] {
  return Array.from({ length: DEMO_DAYS }, (_, index) => {
    const ago = DEMO_DAYS - 1 - index;
    const moment = new Date(now.getTime() - ago * DAY_MS);
    return { moment, day: Math.floor(moment.getTime() / DAY_MS), ago };
  });
}
