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
  /** A ball's diameter over the ring's width: 0.53 at the ring, up to twice that when motion smears it; a larger one is right before the camera … */
  mostBallPerRing: 1.1,
  /** … and a smaller one is far behind the ring. */
  leastBallPerRing: 0.34,
  /** Between where a thrown ball is by its flight and where it is seen at the ring. */
  onWayRadii: 0.8,
  /** That a ball rises at most after it bounced off the ring. */
  mostBounceRise: 5,
  /** Real seconds that a flight goes on as it was seen: after it was lost, or until the ball's next flight from the board; in so many steps. */
  followSeconds: 0.2,
  landingSteps: 6,
  /** From the middle, at which a thrown ball comes down that was meant for the ring. */
  landingRadii: 3,
  /** Real seconds that belong to one visit: without the ball; for its way up before the ring; for the net to swing after it. */
  visitSeconds: 0.5,
  /** A second: no ball at a ring is faster. */
  mostSpeed: 45,
  /** Sightings at or above the ring, on a ball's way up to it, or where it turned; one may be noise. */
  leastSightings: 2,
  /** Between the highest and the lowest place of a visit at least. */
  leastFallV: 0.3,
  /**
   * Seconds of video after its arrival at which a made shot is said to happen at most, however long
   * it danced on the ring. Not real ones: who looks for it, or labels it, looks at the video's clock.
   */
  danceSeconds: 0.5,
} as const;
