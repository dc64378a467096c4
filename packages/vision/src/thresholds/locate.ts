export const locateThresholds = {
  /** Feet around where hands usually let go above a spot, within which a ball is that was just let go there. */
  handsReach: 4,
  /** Squared sigmas between flight and feet from which on the feet are somebody else's, or not all of them was seen. */
  sameSpot: 4,
  /** Factor on the error of the flight's spot when the feet disagree. */
  disputed: 1.5,
  /**
   * Feet to every side by which flight and feet are off together: by the marks and the lens, and
   * because a shooter who jumps and lands has no single spot.
   */
  sharedSigma: 0.4,
  /**
   * Marks that make a floor: it has eight numbers, and each tells two. Of three on a line one says nothing new, one less
   * will do beside a ring, and a wrong one shows where two are to spare.
   */
  floorMarks: 4,
  /** Feet beside a line that are on it: nearer to it, a hand that shakes would decide the floor's tilt. */
  nearLineFeet: 1,
  /** Squared sigmas for each thing known of a view; a camera that explains it worse is none. */
  mostViewCost: 12,
  /** Feet; a spot or a distance less sure than this is not told. */
  mostErrorFeet: 5,
  /** How much more often a shot is taken behind the free-throw line than as far before it … */
  freeThrowTimes: 4,
  /** … and feet from the middle within which that holds. */
  freeThrowAside: 2,
  /** Part of the picture's long side by which a hand misses the spot it marks, and the eyes a ring, one sigma: 3 px of 1,280. */
  markShake: 0.0025,
  /** So many measurements' worth of evidence their usual error counts, of marks or sightings, beside what they show themselves. */
  usualWeight: 4,
  /** Factor by which the other marks agree better without a wrong one. */
  wrongMarkGain: 1.6,
} as const;

export const cameraThresholds = {
  /** Log of the ring's width, and of ry ÷ rx: found rings are off this much, and thick ones look rounder than they are. */
  rimShapeSigma: 0.08,
  /** Focal length ÷ long side of the picture: phones film at 26 to 31 mm, log sigma below. */
  usualFocal: 0.8,
  focalSigma: 0.2,
  /** Radians; phones are held level. */
  rollSigma: 0.03,
  /** Feet; on a tripod or in a hand, seldom on the floor or a stand. */
  usualHeight: 5,
  heightSigma: 3,
  /** Part of the diameter: how far off a sighting is, one sigma. */
  sightingShare: 0.05,
  /** What fits badly is tried again with sightings less exact, by this factor on its cost … */
  loosening: 1.3,
  /** … and how much less exact at most: beyond, nothing flew there. */
  loosest: 5,
  /** Sigmas from which on a sighting, or the ring, counts less. */
  forgiveSigmas: 2.5,
  /** Sightings of a flight that tell how large the ball looks at the ring: one flight counts as much as what is usual. */
  atRing: 6,
  /** Log of the ball's size over a flight, and from half to half, one sigma. */
  sizeSigma: 0.07,
  /** Radians above the horizontal at which shots leave the hands, and sigma … */
  usualAngle: 0.9,
  angleSigma: 0.16,
  /** … and how much steeper right under the basket, which fades within `nearBasketFeet` (a bell). */
  steeperNear: 0.45,
} as const;

export const snapThresholds = {
  /** Radii around the dragged point in which lines are looked for. */
  windowRadii: 2,
  /** Gray levels a px²: paint this faint is not seen by people either. */
  leastRidge: 1.5,
  /** Part of the clearest line pixel's weight, and of the clearest line's that another one crosses; the rest is grain of wood. */
  clearShare: 0.2,
  /** px; a pixel of a line is so near to its middle. */
  nearLine: 2.5,
  /** Radians; the direction across a line agrees this well at its pixels, and lines nearer in direction cross somewhere else. */
  sameTurn: 0.2,
  /** Parts of the window; a shorter stroke is no court line. */
  leastLength: 0.4,
  /** Lines looked for of each kind, bright and dark. */
  mostLines: 3,
} as const;
