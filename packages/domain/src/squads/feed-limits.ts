/** Apart from `LIMITS`, which every page loads: no page needs these. */
export const FEED_LIMITS = {
  /** How far back the feed of a squad goes. */
  DAYS: 7,
  /** Items that are read at a time. */
  PAGE: 12,
  /** Milliseconds between two looks at what members do, while a page that shows it is visible. */
  POLL_MS: 30_000,
} as const;
