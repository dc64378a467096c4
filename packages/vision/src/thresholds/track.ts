export const trackThresholds = {
  /** Diameter ratio of two sightings of the same ball in neighbouring frames. */
  mostSizeRatio: 1.7,
  /** d a frame; slower things are no flight, not even in slow motion. */
  leastStep: 0.05,
  /** d a frame; at 30 frames/s a hard pass in a clip at double speed. */
  mostStep: 4,
  /** d; how far a sighting may lie off the predicted place … */
  gateDiameters: 0.45,
  /** … plus this part of the step, as blur displaces the centre along the way. */
  gateStepShare: 0.2,
  /** Sightings the next place is predicted from; fewer go straight on. */
  predictFrom: 5,
  /** Most sightings the next place is predicted from, and that the next size is compared with. */
  predictFromMost: 20,
  /** Seconds without a sighting after which a flight is over. */
  mostGapSeconds: 0.18,
  /** Sightings of a flight; fewer fit a parabola by chance. */
  leastPoints: 5,
  /** Part of the picture's long side from which on a ball is large (a close view of the hoop). */
  largeShare: 0.07,
  leastPointsLarge: 4,
  /** 0 to 1; players are as large in some views, but seldom as round. */
  leastRoundness: 0.78,
  /** d; see `leastTravel`. */
  leastTravelLarge: 0.8,
  /** d; a flight leads somewhere. */
  leastTravel: 2.5,
  /** d; root mean square distance from the parabola. */
  mostResidual: 0.2,
  /** Sightings from which on a way may bend by depth: of fewer any bounce would look like it. */
  leastInDepth: 10,
  /** Factor by which a ball's distance from the camera changes at most while it flies: from right before it to the ring. */
  mostRecede: 1.7,
  /** Part of the sightings that may be dropped at the ends before a way is cut in pieces. */
  trimShare: 0.2,
} as const;
