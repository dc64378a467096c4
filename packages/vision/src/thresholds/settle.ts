/** When a shot of a running film is reported. */
export const settleThresholds = {
  /**
   * Real seconds after the ball reached the ring until the shot is settled: the ball has left the
   * ring, and its flight has been seen to end.
   */
  afterRingSeconds: 1.1,
  /** Real seconds for which a shot waits, at most, for the end of a flight that may belong to it. */
  maxWaitSeconds: 3,
  /**
   * Real seconds before the last settled moment that are judged again, since later pictures may add
   * evidence, and as many before those, where only the approach of a shot counts: the longest that
   * a shot takes from hand to floor. Pictures that may show a release are held for as long.
   */
  againSeconds: 6,
} as const;
