/** Which of what moves around a ring is a shot at it. */
export const attemptThresholds = {
  /** Half rim widths beside and below the ring in which the ball's way matters, and up to any height. */
  farRadii: 6,
  /** Half rim widths beside and below the ring where a board may be: 6 ft wide. */
  boardU: 4.5,
  boardBottom: 1,
  /** Half rim widths: a ball at least this high is at or above the ring. */
  highV: 0,
  /** Half rim widths: from here down the ball has left the ring. */
  lowV: 1.2,
  /** Half rim widths: the ball's lower edge touches the ring. */
  touchV: -0.75,
  /** Half rim widths from the middle that a ball comes near to on a shot's way. */
  nearestRadii: 2.2,
  /** ry ÷ rx of a ring seen so steeply that up and down in the picture are not up and down. */
  mostOpen: 0.45,
  /** Score of a sighting in a flight, 0 to 1: less than a clear disc, more than a vague one. */
  flightScore: 0.6,
  /** Score of at least one sighting above the ring, where no flight was seen to come. */
  discScore: 0.6,
  /** A ball's diameter over the ring's width: 0.53 at the ring, up to twice that when motion smears it; a larger one is right before the camera … */
  mostBallPerRing: 1.1,
  /** … and a smaller one is far behind the ring. */
  leastBallPerRing: 0.34,
  /** Half rim widths between where a thrown ball is by its flight and where it is seen at the ring. */
  onWayRadii: 0.8,
  /** Half rim widths, and real seconds: what stays so near to one place for so long is no ball … */
  stuckRadii: 0.1,
  stuckSeconds: 0.2,
  /** … unless it came from no further off. */
  cameRadii: 0.6,
  /** Real seconds a flight is followed in thought after it was lost, in so many steps. */
  landingSeconds: 0.2,
  landingSteps: 6,
  /** Half rim widths: a flight that falls from at least this high comes to the ring from above. */
  landingTop: -0.5,
  /** Half rim widths from the middle at which a thrown ball comes down that was meant for the ring. */
  landingRadii: 3,
  /** Half rim widths that a ball rises at most after it bounced off the ring. */
  mostBounceRise: 5,
  /** Real seconds between two flights that are one ball's, before and after it met the board. */
  bounceSeconds: 0.12,
  /** Real seconds without the ball after which it is another visit. */
  visitGapSeconds: 0.6,
  /** Real seconds in which a ball passes before the ring on its way up. */
  riseSeconds: 0.4,
  /** Half rim widths a second that no ball at a ring is faster than. */
  mostSpeed: 45,
  /** Sightings at or above the ring, on a ball's way up to it, or where it turned; one may be noise. */
  leastSightings: 2,
  /** Half rim widths between the highest and the lowest place of a visit at least. */
  leastFallV: 0.3,
  /**
   * Seconds of video after its arrival at which a made shot is said to happen at most, however long
   * it danced on the ring. Not real ones: who looks for it, or labels it, looks at the video's clock.
   */
  danceSeconds: 0.5,
} as const;
