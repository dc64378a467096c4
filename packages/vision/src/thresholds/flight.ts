export const flightThresholds = {
  /** rx; nearer to the ring's middle than this a ball that comes down may touch iron or board. */
  atRingRadii: 1.6,
  /** rx that a ball rises at least that was thrown near the ring, and did not bounce off it. */
  leastThrowRise: 3,
  /** Seconds before the ring; the last sightings may already be slowed by it. */
  beforeRingSeconds: 0.03,
  /** rx; a flight that ended so near to the ring's middle reached it. */
  reachedRadii: 3,
  /** Seconds between flight and outcome at most: when it reached the ring, and when it was lost before. */
  dancingSeconds: 2,
  lostSeconds: 0.5,
  /** Seconds after the shot before at which a flight that brought the next one is still in the air. */
  afterPreviousSeconds: 0.1,
  /** Sightings that a second less of waiting outweighs, when two flights could be the one. */
  pointsASecond: 15,
  /** Sightings; fewer let a flight bend as it likes. */
  leastSightings: 5,
  /** Flights tried for one shot, longest first. */
  mostArrivals: 4,
  /** Real seconds; pieces of one flight lie no further apart, e.g. above the picture. */
  gapSeconds: 2,
  /** Paces of videos filmed at 60 to 240 frames a second and shown at 24 to 30, or sped up … */
  simplePaces: [1 / 8, 1 / 5, 1 / 4, 1 / 3, 2 / 5, 1 / 2, 3 / 2, 2, 3, 4],
  /** … and how near (log) a measured pace comes to the true one. */
  simplePaceSigma: 0.03,
  /** Sigma (log) of the pace of a clip at its usual pace, of one that is not, and once it is known. */
  usualPaceSigma: 0.01,
  otherPaceSigma: 0.2,
  knownPaceSigma: 0.015,
  /** Sightings of an earlier piece. */
  leastPiece: 3,
  /** Real seconds at most that a ball is followed in the hands before a flight … */
  mostHeldSeconds: 0.2,
  /** … and squared sigmas by which each sighting left out, and one more, must mend the flight. */
  heldGain: 8,
} as const;

/** Feet from the basket within which what is usual there fades into what is usual elsewhere (a bell). */
export const nearBasketFeet = 7;

export const releaseThresholds = {
  /** Feet above the floor at which a jump shot leaves the hands, and one sigma. */
  usual: 7.6,
  heightSigma: 0.8,
  /** Feet; the first sighting is a picture or two after the release. */
  underFirst: 0.4,
  /** Feet; nobody shoots from lower. */
  lowest: 4,
  /** Feet that the hands are before the feet at the release, and one sigma, before them and beside them: by the shooting hand or a drift. */
  ahead: 1,
  aheadSigma: 0.4,
  /** Feet that nobody knows more under the basket, to every side: layups are released on the run, put-backs pushed. Fades within `nearBasketFeet` (a bell). */
  runSigma: 1.5,
  /** Feet a second; slower the ball leaves no hand. */
  leastRise: 5,
  /** Squared sigmas a part a fit can prove at most: errors of one flight go together. */
  leastCost: 0.5,
} as const;

export const metricsThresholds = {
  /** Real seconds; with a larger error the time from hand to ring says nothing. */
  mostSeconds: 0.15,
  /** Feet above the floor; lower a ball does not come down to the ring, and has no angle there. */
  leastApex: 10.5,
  /** Feet; the same for the height of the flight, and what no fit sees: balls are not all alike. */
  mostFeet: 1.5,
  ownFeet: 0.1,
  /** Degrees; the same for the angle at the ring. */
  mostDegrees: 3.5,
  ownDegrees: 0.5,
} as const;
