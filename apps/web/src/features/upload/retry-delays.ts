/** Milliseconds before each try, as long as none sends anything; then the player is asked. */
export const RETRY_DELAYS = [500, 2000, 5000, 10_000];
