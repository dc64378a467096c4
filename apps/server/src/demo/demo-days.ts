export const DAY_MS = 24 * 60 * 60_000;
/** How long the demo player has been at it. */
export const DEMO_DAYS = 56;
/** The last days without a gap, so that the demo shows a streak; the day before them is free. */
export const STREAK_DAYS = 6;
