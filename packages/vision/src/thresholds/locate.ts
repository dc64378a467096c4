export const locateThresholds = {
  /** Feet above the spot at which a ball just released can be. */
  leastHands: 5,
  mostHands: 12,
  /** Feet that it may be beside the feet, as a runner leans. */
  handsBeside: 3,
  /** Log of the ball's size over the one it has above the spot. */
  sameSize: 0.25,
  /** Squared sigmas between flight and feet from which on the feet are somebody else's, or not all of them was seen. */
  sameSpot: 4,
  /** Factor on the error of the flight's spot when the feet disagree. */
  disputed: 1.5,
  /**
   * Feet to every side by which flight and feet are off together: by the marks and the lens, and
   * because a shooter who jumps and lands has no single spot.
   */
  sharedSigma: 0.4,
  /** Seconds from hand to ring at most for a shot whose flight was not seen as one. */
  shortSeconds: 1.5,
  /** Marks that make a floor, and how many of them lie beside the line that holds most of them … */
  leastFloorMarks: 4,
  leastBesideLine: 2,
  /** … which is as straight as this, feet: nearer to it, a hand that shakes would decide the floor's tilt. */
  nearLineFeet: 1,
  /** Marks that, with the ring, tell where the camera stands. */
  leastMarks: 3,
  /** Squared sigmas for each thing known of a view; a camera that explains it worse is none. */
  mostViewCost: 12,
  /** Displayed px; nobody marks a spot better. */
  leastMarkPixels: 1,
  /** Feet; a spot or a distance less sure than this is not told. */
  mostErrorFeet: 5,
  /** Feet beyond the lines at which a shooter still stands, heels and landing included. */
  outsideFeet: 1,
  /** How much more often a shot is taken behind the free-throw line than as far before it … */
  freeThrowTimes: 4,
  /** … and feet from the middle within which that holds. */
  freeThrowAside: 2,
  /** Part of the picture's width by which a hand misses the spot it marks, one sigma: 3 px of 1,280. */
  markShake: 0.0025,
  /** So many marks' worth of evidence the usual shake counts, beside the marks' own. */
  shakeWeight: 4,
  /** Marks from which on a single wrong one can be told. */
  marksToDoubt: 6,
  /** Sigmas of the others that a wrong mark is off … */
  wrongMarkSigmas: 5,
  /** … and factor by which the others agree better without it. */
  wrongMarkGain: 1.6,
} as const;

export const cameraThresholds = {
  /** Part of the picture's long side, and of the ring's half width: how far off its centre is found, one sigma. */
  rimShareOfView: 0.0023,
  rimShare: 0.1,
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
  /** Marks from which on a ring that contradicts them is doubted. */
  marksToDoubtRim: 4,
  /** Feet; as good as fixed. */
  pinnedFeet: 0.01,
  /** Focal lengths a search for the camera starts from. */
  focals: [0.6, 0.85, 1.2],
  /** Part of the picture's long side (0.4 px of 640), and of the diameter: how far off a sighting is, one sigma. */
  sightingShareOfView: 0.0006,
  sightingShare: 0.04,
  /** Squared sigmas a part of what is no flight at all. */
  hopelessCost: 60,
  /** Times that a bad fit is tried again with sightings less exact, by this factor on its cost … */
  loosenings: 3,
  loosening: 1.3,
  /** … and how much less exact at most: beyond, nothing flew there. */
  loosest: 5,
  /** Sigmas from which on a sighting, or the ring, counts less. */
  forgiveSigmas: 2.5,
  /** Half rim widths from the ring's middle up to which a ball that comes to it is as far as the ring. */
  besideRingRadii: 4,
  /** Sightings of a flight that tell how large the ball looks at the ring. */
  mostAtRing: 6,
  /** So many sightings count as much as what is usual. */
  usualLooksWeight: 6,
  /** Log of the ball's size over a flight, and from half to half, one sigma. */
  sizeSigma: 0.07,
  /** Feet off the ring's middle at which shots come down to it, one sigma. */
  arrivalFeet: 0.9,
  /** Feet above the floor at which a ball is first seen to fly, and sigma. */
  firstHeight: 9,
  firstHeightSigma: 2.5,
  /** Radians above the horizontal at which shots leave the hands, and sigma … */
  usualAngle: 0.9,
  angleSigma: 0.16,
  /** … and how much steeper right under the basket, which fades within `nearBasketFeet` (a bell). */
  steeperNear: 0.45,
  /** Factors on the ball's size from which a search for the flight starts. */
  depths: [1, 0.8, 1.25],
} as const;

export const snapThresholds = {
  /** Radii around the dragged point in which lines are looked for. */
  windowRadii: 2,
  /** Gray levels a px²: paint this faint is not seen by people either. */
  leastRidge: 1.5,
  /** Part of the clearest line pixel's weight; the rest is grain of wood. */
  clearShare: 0.2,
  /** px; a pixel of a line is so near to its middle. */
  nearLine: 2.5,
  /** Radians; the direction across a line agrees this well at its pixels. */
  sameTurn: 0.4,
  /** Radians; lines nearer in direction cross somewhere else. */
  leastTurn: 0.2,
  /** Pixels that make a direction. */
  leastPixels: 8,
  /** Parts of the window; a shorter stroke is no court line. */
  leastLength: 0.4,
  /** Lines looked for of each kind, bright and dark. */
  mostLines: 3,
  /** Part of the strongest line's weight the one that crosses it has at least. */
  secondShare: 0.15,
  /** Parts of the radius; a single line further off is not the one that was meant. */
  lineRadii: 0.8,
} as const;
