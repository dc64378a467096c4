export const trackThresholds = {
  /** So many times as large, or as small, one ball looks at most: by blur, and as it comes from right before the camera to the ring. */
  mostSizeRatio: 1.7,
  /** d; how far a sighting may lie off the predicted place … */
  gateDiameters: 0.45,
  /** … plus this part of the step, as blur displaces the centre along the way. */
  gateStepShare: 0.2,
  /** Sightings of a flight; fewer fit a parabola by chance, and what they predict goes straight on. */
  leastPoints: 5,
  /** Sightings from which on a way is seen to bend by depth and drag: fewer are a parabola, and no more than these predict what comes. */
  leastInDepth: 25,
  /** Seconds that a flight goes on unseen as it was seen last: of the video while it is followed, real ones once its pace is known. */
  mostGapSeconds: 0.18,
  /** d; a flight leads somewhere. */
  leastTravel: 2.5,
  /** d; root mean square distance from the parabola. */
  mostResidual: 0.2,
  /** Part of the sightings that may be dropped at the ends before a way is cut in pieces. */
  trimShare: 0.2,
} as const;
