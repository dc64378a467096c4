/** A shot's flight, and the clock it is measured by. */
export const flightThresholds = {
  /** rx; how high a ball thrown near the ring rises at least: less is a bounce off the ring. */
  minThrowRise: 3,
  /**
   * Real seconds; the largest gap between two parts of one shot: pieces of its flight, which may leave the picture;
   * hands and ring, where no flight was seen; the flight's end and the moment at the ring, where the ball may bounce.
   */
  gapSeconds: 2,
  /** Paces of videos filmed at 60 to 240 frames per second and shown at 24 to 30, or sped up … */
  simplePaces: [1 / 8, 1 / 5, 1 / 4, 1 / 3, 2 / 5, 1 / 2, 3 / 2, 2, 3, 4],
  /** … and how close (log) a measured pace comes to the true one. */
  simplePaceSigma: 0.03,
  /** Sigma (log) of the pace of a clip at the usual pace, and of one at another. */
  usualPaceSigma: 0.01,
  otherPaceSigma: 0.2,
  /** Real seconds for which a ball is followed back into the hands before a flight, at most … */
  maxHeldSeconds: 0.2,
  /** … and squared sigmas by which leaving out each such sighting, and one more, must improve the flight. */
  heldGain: 8,
} as const;

/** Feet from the basket over which the priors there fade into those elsewhere (a bell). */
export const nearBasketFeet = 7;

export const releaseThresholds = {
  /** Feet above the floor at which a jump shot leaves the hands, and one sigma. */
  usual: 7.6,
  heightSigma: 0.8,
  /** Feet by which the hands are in front of the feet at the release. */
  ahead: 1,
  /**
   * Further uncertainty under the basket, feet in every direction: layups, put-backs. Fades over
   * `nearBasketFeet` (a bell).
   */
  runSigma: 1.5,
} as const;

export const metricsThresholds = {
  /** A measurement whose error may exceed this share of it is not reported. */
  maxErrorShare: 0.08,
  /** Degrees between flight and line of sight, along the floor, from which short and long are seen … */
  minDepthView: 45,
  /** … and up to which left and right are. Other views measured them too badly on renderings. */
  maxSideView: 30,
  /** Feet; a place beside the ring that may be further off is not reported: half the ring's radius … */
  maxOffsetError: 0.35,
  /** … and by how much it is off at least, however well the flight fits. */
  minOffsetError: 0.08,
} as const;
