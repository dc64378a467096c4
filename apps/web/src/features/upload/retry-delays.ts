/** Milliseconds before each retry while no data gets through; after the last one the player is asked. */
export const RETRY_DELAYS = [500, 2000, 5000, 10_000];
