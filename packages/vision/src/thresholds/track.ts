/** Which sightings are one ball in flight. */
export const trackThresholds = {
  /**
   * Maximum ratio of two apparent sizes of the same ball: blurred, on its way from right in front of the camera
   * to the ring, or against the size that the ring suggests.
   */
  maxSizeRatio: 1.7,
  /** d; how far a sighting may lie off the predicted place … */
  gateDiameters: 0.45,
  /** … plus this share of the step, as blur shifts the centre along the trajectory. */
  gateStepShare: 0.2,
  /** Sightings of a flight, and of its end; fewer fit a parabola by chance, and predict a straight line only. */
  minPoints: 5,
  /** Sightings from which depth and drag bend a flight: fewer are fitted by a parabola, and only so many predict. */
  minInDepth: 25,
  /** Seconds for which a flight may go unseen: of the video while it is followed, real ones once its pace is known. */
  maxGapSeconds: 0.18,
  /** d; a flight leads somewhere, and one that sets the clock falls that far: less may be a ball rolling on the ring. */
  minTravel: 2.5,
  /** d; root mean square distance from the parabola. */
  maxResidual: 0.2,
  /** Share of the sightings that may be dropped at either end before a trajectory is split. */
  trimShare: 0.2,
  /**
   * Flights and balls remembered, for the hoop, clock and ball colour of a running film: memory
   * must not grow with it.
   */
  maxRemembered: 200,
} as const;
