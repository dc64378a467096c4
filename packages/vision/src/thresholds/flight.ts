export const flightThresholds = {
  /** rx; nearer to the ring's middle than this a ball that comes down may touch iron or board. */
  atRingRadii: 1.6,
  /** rx that a ball rises at least that was thrown, and did not bounce off the ring. */
  leastThrowRise: 3,
  /** rx; a flight that ended so near to the ring's middle reached it. */
  reachedRadii: 3,
  /** Seconds at most without the ball in one shot: above the picture, or while it dances on the ring before it drops. */
  gapSeconds: 2,
  /** Paces of videos filmed at 60 to 240 frames a second and shown at 24 to 30, or sped up … */
  simplePaces: [1 / 8, 1 / 5, 1 / 4, 1 / 3, 2 / 5, 1 / 2, 3 / 2, 2, 3, 4],
  /** … and how near (log) a known or measured pace comes to the true one, one sigma. */
  paceSigma: 0.015,
  /** The same of a clip that is not at its usual pace, before it is measured. */
  otherPaceSigma: 0.2,
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
  /** Feet that the hands are before the feet at the release, and one sigma, before them and beside them: by the shooting hand or a drift. */
  ahead: 1,
  aheadSigma: 0.4,
  /** Feet that nobody knows more under the basket, to every side: layups are released on the run, put-backs pushed. Fades within `nearBasketFeet` (a bell). */
  runSigma: 1.5,
  /** Squared sigmas a part a fit can prove at most: errors of one flight go together. */
  leastCost: 0.5,
} as const;

export const metricsThresholds = {
  /** Real seconds; with a larger error the time from hand to ring says nothing. */
  mostSeconds: 0.15,
  /** Feet; the same for the height of the flight, and what no fit sees: balls are not all alike. */
  mostFeet: 1.5,
  ownFeet: 0.1,
  /** Degrees; the same for the angle at the ring. */
  mostDegrees: 3.5,
  ownDegrees: 0.5,
} as const;
