/** Which of what moves around a ring is a shot at it. */
export const attemptThresholds = {
  /** Half rim widths around the ring in which the ball's way matters. */
  farU: 6,
  farAbove: -6,
  farBelow: 5,
  /** Half rim widths around the ring where a board may be: 6 ft wide, 3.5 ft high. */
  boardU: 4.5,
  boardTop: -5.5,
  boardBottom: 1,
  /** Half rim widths: a ball at least this high is at or above the ring. */
  highV: 0,
  highestV: -4,
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
  /** A ball's diameter over the ring's width: 0.53 at the ring, up to twice that when motion smears it. */
  mostBallPerRing: 1.1,
  /** … and so much at least: a smaller one is far behind the ring. */
  leastBallPerRing: 0.34,
  /** Half rim widths around a ball right before the camera in which it is taken for one at the ring. */
  nearBallEdge: 0.3,
  /** Half rim widths between where a thrown ball is by its flight and where it is seen at the ring. */
  onWayRadii: 0.8,
  /** Half rim widths, and real seconds: what stays so near to one place for so long is no ball … */
  stuckRadii: 0.1,
  stuckSeconds: 0.2,
  /** … unless it came from no further off. */
  cameRadii: 0.6,
  /** Sightings of a flight that is believed to be a ball coming to the ring. */
  landingPoints: 6,
  /** Real seconds a flight is followed in thought after it was lost, in so many steps. */
  landingSeconds: 0.2,
  landingSteps: 6,
  /** Half rim widths: a flight that falls from at least this high comes to the ring from above. */
  landingTop: -0.5,
  /** Half rim widths from the middle at which a thrown ball comes down that was meant for the ring. */
  landingRadii: 3,
  /** Half rim widths: a ball that rises from here or lower did not bounce off the ring. */
  underRingV: 0.3,
  /** Half rim widths that a ball rises at most after it bounced off the ring. */
  mostBounceRise: 5,
  /** Half rim widths that a ball rises at least that was thrown from nearer to the camera: one that lies on the ring does not. */
  leastThrowRise: 1,
  /** How much larger than at the ring a ball looks that comes from nearer to the camera, and did not bounce off the ring. */
  cameNearer: 1.25,
  /** Real seconds before a flight's start: a ball that nobody saw then did not come off the ring. */
  nowhereSeconds: 0.4,
  /** Real seconds between the moments at which two flights of one ball came down at the ring. */
  sameLandingSeconds: 0.2,
  /** Real seconds between two flights that are one ball's, before and after it met the board. */
  bounceSeconds: 0.12,
  /** Part of its speed by which a ball that bounces changes its velocity. */
  bounceShare: 0.6,
  /** Real seconds around the landing of a flight in which its ball touches the ring. */
  touchSeconds: 0.15,
  /** Real seconds after the end of a flight in which a ball that turned is seen elsewhere. */
  turnSeconds: 0.15,
  /** Real seconds without the ball after which it is another visit. */
  visitGapSeconds: 0.6,
  /** Real seconds between being high twice that make two shots, when it came down between. */
  nextShotSeconds: 1.2,
  /** Real seconds from above the ring on which a thrown ball has come down to it. */
  flightSeconds: 1.5,
  /** Real seconds in which a ball passes before the ring on its way up. */
  riseSeconds: 0.4,
  /** Real seconds between two sightings of a ball that is followed up from below the ring, … */
  followGapSeconds: 0.1,
  /** … and half rim widths between them: the grid's, and those of a hard throw in a second. */
  followReach: 0.35,
  mostRise: 30,
  /** Half rim widths a second that no ball at a ring is faster than, and real seconds over which that is held against it. */
  mostSpeed: 45,
  jumpSeconds: 0.5,
  /** Real seconds before a throw was first seen in which what is high is a hand or a head. */
  handsSeconds: 0.3,
  /** Sightings at or above the ring, on a ball's way up to it, or where it turned; one may be noise. */
  leastSightings: 2,
  /** Half rim widths between the highest and the lowest place of a visit, … */
  leastFallV: 0.3,
  /** … and those the ball comes down at least: else it only rose. */
  leastSinkV: 0.1,
  /**
   * Seconds of video after its arrival at which a made shot is said to happen at most, however long
   * it danced on the ring. Not real ones: who looks for it, or labels it, looks at the video's clock.
   */
  danceSeconds: 0.5,
} as const;
