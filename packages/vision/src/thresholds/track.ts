export const trackThresholds = {
  /** So many times as large, or as small, one ball looks at most: by blur, as it comes from right before the camera to the ring, and as the ring it comes down to lets expect. */
  mostSizeRatio: 1.7,
  /** d; how far a sighting may lie off the predicted place … */
  gateDiameters: 0.45,
  /** … plus this part of the step, as blur displaces the centre along the way. */
  gateStepShare: 0.2,
  /** Sightings of a flight, and of its end; fewer fit a parabola by chance, and what they predict goes straight on. */
  leastPoints: 5,
  /** Sightings from which on a way is seen to bend by depth and drag: fewer are a parabola, and no more than these predict what comes. */
  leastInDepth: 25,
  /** Seconds that a flight goes on unseen as it was seen last: of the video while it is followed, real ones once its pace is known. */
  mostGapSeconds: 0.18,
  /** d; a flight leads somewhere, and one that tells the clock that far down: less may be a ball that rolls on the ring. */
  leastTravel: 2.5,
  /** d; root mean square distance from the parabola. */
  mostResidual: 0.2,
  /** Part of the sightings that may be dropped at the ends before a way is cut in pieces. */
  trimShare: 0.2,
  /** Flights that are remembered, by which the hoop and the clock of a film that still runs are known, and balls, by which their colour is: memory must not grow with it. */
  mostRemembered: 200,
} as const;
