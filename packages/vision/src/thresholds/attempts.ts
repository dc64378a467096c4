/** Which of what moves around a ring is a shot at it. Places are seen from the ring: half rim widths, v downward. */
export const attemptThresholds = {
  /**
   * What is no further from the ring's middle than the ring is wide to both sides, aside, above or below, is at it:
   * there a ball may touch iron or board, and from there a ball that nobody sees again may have gone in.
   */
  atRing: 1,
  /** From the middle, that a ball comes near to on a shot's way. */
  nearestRadii: 2.2,
  /** ry ÷ rx of a ring seen so steeply that up and down in the picture are not up and down, and balls pass before its net. */
  mostOpen: 0.4,
  /** Score of a clear disc, 0 to 1: that of a sighting in a flight, and of one at least above the ring where no flight was seen to come. */
  discScore: 0.6,
  /** That a ball rises at most after it bounced off the ring. */
  mostBounceRise: 5,
  /**
   * Real seconds that belong to one visit: without the ball, which may be lost on its way; for its way up before the ring; for
   * the net to swing after it.
   * Of the video: a made shot is said to happen so soon after its arrival, however long it danced on the ring, as who looks
   * for it, or labels it, looks at the video's clock; no further apart two calls of one shot have it.
   */
  visitSeconds: 0.5,
  /** Sightings at or above the ring, on a ball's way up to it, where it turned, or of a flight before a gap; one may be noise. */
  leastSightings: 2,
} as const;
