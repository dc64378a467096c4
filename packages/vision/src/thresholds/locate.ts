/** The spot a shot was taken from. */
export const locateThresholds = {
  /** Feet around the usual release point above a spot within which a ball counts as just released there. */
  handsReach: 4,
  /** Squared sigmas between flight and feet from which the feet are somebody else's, or were only partly seen. */
  sameSpot: 4,
  /** Factor on the error of the flight's spot when the feet disagree with it. */
  disagreementFactor: 1.5,
  /**
   * Feet in every direction by which flight and feet are off together: because of the marks and the
   * lens, and because a shooter who jumps and lands has no single spot.
   */
  sharedSigma: 0.4,
  /**
   * Marks that define a floor: it has eight unknowns, and each mark settles two. The third on a line adds nothing, a ring
   * replaces one, and with two to spare a wrong mark shows.
   */
  floorMarks: 4,
  /** Feet beside a line within which a point is on it: any closer, and a shaking hand would decide the floor's tilt. */
  nearLineFeet: 1,
  /** Squared sigmas per residual of a view; a camera that explains it worse is rejected. */
  maxViewCost: 12,
  /** Feet; a spot or distance less certain than this is not reported. */
  maxErrorFeet: 5,
  /** Ratio of shots taken from behind the free-throw line to those from as far in front of it … */
  freeThrowTimes: 4,
  /** … and feet from the middle within which that holds. */
  freeThrowAside: 2,
  /** Share of the long side by which a hand misses the spot it marks, and the eyes a ring, one sigma: 3 px of 1,280. */
  markShake: 0.0025,
  /** Weight of the prior on the error of marks or sightings, as a number of measurements beside their residuals. */
  usualWeight: 4,
  /** Factor by which the other marks agree better once a wrong one is left out. */
  wrongMarkGain: 1.6,
} as const;

export const cameraThresholds = {
  /** Log of the ring's width, and of ry ÷ rx, one sigma: found rings are off by this much, and thick ones look rounder than they are. */
  rimShapeSigma: 0.08,
  /** Focal length ÷ long side: phones film at 26 to 31 mm; log sigma below. */
  usualFocal: 0.8,
  focalSigma: 0.2,
  /** Radians; phones are held level. */
  rollSigma: 0.03,
  /** Feet; on a tripod or in the hand, rarely on the floor or in the stands. */
  usualHeight: 5,
  heightSigma: 3,
  /** Share of the diameter by which a sighting is off, one sigma. */
  sightingShare: 0.05,
  /** A bad fit is tried again with a larger noise scale, by this factor on its cost … */
  noiseScaleStep: 1.3,
  /** … up to this one: beyond it nothing flew there. */
  maxNoiseScale: 5,
  /** Sigmas from which a sighting, or the ring, counts for less. */
  huberSigmas: 2.5,
  /** Sightings of a flight that show how large the ball looks at the ring: one flight counts as much as the prior. */
  atRing: 6,
  /** Log of the ball's size over a flight, and from one half to the other, one sigma. */
  sizeSigma: 0.07,
  /** Radians above the horizontal at which shots leave the hands, one sigma … */
  usualAngle: 0.9,
  angleSigma: 0.16,
  /** … and how much steeper they do under the basket; fades over `nearBasketFeet` (a bell). */
  steeperNear: 0.45,
} as const;

export const snapThresholds = {
  /** Radii around the dragged point within which lines are looked for. */
  windowRadii: 2,
  /** Grey levels per px²: people do not see fainter paint either. */
  minRidge: 1.5,
  /**
   * Minimum weight of a line's pixel relative to the clearest pixel, and of a crossing line relative to the
   * clearest line; anything less is wood grain.
   */
  clearShare: 0.2,
  /** px from a line's middle within which a pixel belongs to it. */
  nearLine: 2.5,
  /** Radians; a line's pixels agree this closely on the direction across it, and lines closer in direction cross somewhere else. */
  sameTurn: 0.2,
  /** Share of the window; a shorter stroke is no court line. */
  minLength: 0.4,
  /** Lines looked for of each kind, bright and dark. */
  maxLines: 3,
} as const;
