/** When a shot of a film that is still running is told. */
export const settleThresholds = {
  /**
   * Real seconds after the ball reached the ring until the shot is settled: by then it has left the ring, and its flight
   * has been seen to end.
   */
  afterRingSeconds: 1.1,
  /** Real seconds for which a shot waits, at most, for the end of a flight that may belong to it. */
  maxWaitSeconds: 3,
  /**
   * Real seconds before the last settled moment that are judged again, since what follows may tell more about them, and as
   * many before those, where only the way to a shot counts: the longest that a shot takes from hand to floor. Pictures in
   * which somebody may be seen letting a ball go are kept for as long.
   */
  againSeconds: 6,
} as const;
