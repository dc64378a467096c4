/** When a shot of a film that still runs is told. */
export const settleThresholds = {
  /**
   * Real seconds that are looked at after the ball came to the ring until the shot is settled: it has left the
   * ring by then, and its flight was seen to end.
   */
  afterRingSeconds: 1.1,
  /** Real seconds that a shot waits at most for a flight to end that may belong to it. */
  mostWaitSeconds: 3,
  /**
   * Real seconds before the last settled moment that are judged again, as what comes later may tell more of them, and as many
   * before those in which only the way to a shot counts: the longest that a shot takes from hand to floor. So long pictures
   * are kept, too, in which somebody may be seen to let a ball go.
   */
  againSeconds: 6,
} as const;
