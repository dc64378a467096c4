export const flightThresholds = {
  /** rx that a ball rises at least that was thrown near the ring, and did not bounce off it. */
  leastThrowRise: 3,
  /**
   * Real seconds; what belongs to one shot lies no further apart: pieces of its flight, e.g. above the picture; hands and
   * ring, where no flight was seen; and its end and the moment at the ring, on which a ball may dance.
   */
  gapSeconds: 2,
  /** Paces of videos filmed at 60 to 240 frames a second and shown at 24 to 30, or sped up … */
  simplePaces: [1 / 8, 1 / 5, 1 / 4, 1 / 3, 2 / 5, 1 / 2, 3 / 2, 2, 3, 4],
  /** … and how near (log) a measured pace comes to the true one. */
  simplePaceSigma: 0.03,
  /** Sigma (log) of the pace of a clip at its usual pace, and of one that is not. */
  usualPaceSigma: 0.01,
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
  /** Feet that the hands are before the feet at the release. */
  ahead: 1,
  /** Feet that nobody knows more under the basket, to every side: layups are released on the run, put-backs pushed. Fades within `nearBasketFeet` (a bell). */
  runSigma: 1.5,
} as const;

export const metricsThresholds = {
  /** A measure that may be off by more than this part of itself says nothing. */
  mostErrorShare: 0.08,
} as const;
