/**
 * Which movement around a ring counts as a shot at it. Positions are relative to the ring: half rim widths, v
 * downward.
 */
export const attemptThresholds = {
  /**
   * A ball is at the ring if it is no further from its middle than the ring is wide to either side, in any direction.
   * There it may touch iron or board, and a ball last seen there may have gone in.
   */
  atRing: 1,
  /** Distance from the centre at which a ball is near enough for a shot. */
  nearestRadii: 2.2,
  /** ry ÷ rx of a ring seen so steeply that up in the picture is no longer up, and balls pass in front of its net. */
  maxOpen: 0.4,
  /**
   * 0 to 1: score of a clear disc. Sightings of a flight get this score; if no flight was seen to arrive, a
   * sighting above the ring must reach it.
   */
  discScore: 0.6,
  /** Share of its speed by which a ball changes at iron or board; a smaller change is a cut in mid-air. */
  turnShare: 0.4,
  /**
   * Real seconds within one attempt: for gaps without a sighting of the ball, for its rise before the ring, and
   * for the net to swing afterwards. In video seconds: how long after its arrival a made shot is dated at most,
   * however long it bounced on the ring (viewers and labels use the video's clock), and the largest gap between
   * two calls of one shot.
   */
  attemptGapSeconds: 0.5,
  /** Sightings at or above the ring, of a ball rising to it, turning, or flying before a gap; a single one may be noise. */
  minSightings: 2,
} as const;
