/** Apart from `LIMITS`, which every page loads: no page needs these. */
export const FEED_LIMITS = {
  /** How far back the feed of a squad goes. */
  DAYS: 7,
  /** Items that are read at a time. */
  PAGE: 12,
} as const;
