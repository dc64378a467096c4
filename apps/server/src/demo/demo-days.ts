export const DAY_MS = 24 * 60 * 60_000;
/** How long the people of the demo have been at it. */
export const DEMO_DAYS = 56;

/** One day of theirs. */
export interface DemoDay {
  /** The time of day is that of now. */
  readonly moment: Date;
  /** Days since 1970: the same day always gets the same training. */
  readonly day: number;
  /** Days before now. */
  readonly ago: number;
}

/** Their days, oldest first, today the last. */
export function demoDays(now: Date): readonly DemoDay[] {
  return Array.from({ length: DEMO_DAYS }, (_, index) => {
    const ago = DEMO_DAYS - 1 - index;
    const moment = new Date(now.getTime() - ago * DAY_MS);
    return { moment, day: Math.floor(moment.getTime() / DAY_MS), ago };
  });
}
