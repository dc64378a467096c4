/** Separate from `LIMITS`, which every page loads: no page needs these. */
export const FEED_LIMITS = {
  /** Days of the feed of a squad. */
  DAYS: 7,
  /** Items per page. */
  PAGE: 12,
  /** Polling interval in milliseconds, while a page that shows the feed is visible. */
  POLL_MS: 30_000,
} as const;
