export const conditionThresholds = {
  /** Mean luma (0 to 255) below which ball and background merge. */
  leastLuma: 40,
  /** Frames a second; with fewer the ball jumps over the net between two pictures. */
  leastFramesPerSecond: 22,
  /** ry ÷ rx from which on the phone stands too near under the ring to see the net's side. */
  mostAspect: 0.62,
  /** Seconds of video after which advice is given while the analysis still runs. */
  adviceAfterSeconds: 5,
  /** px; edges are compared over this reach and the next pixels: see `sharpnessOf`. */
  edgeReach: 3,
  /** Gray levels over twice that reach; fainter edges drown in noise. */
  leastEdge: 40,
  /** 0.33 (a ramp) to 1 (a step): sharpness below which the lens was not in focus. */
  leastSharpness: 0.52,
  /** Part of the width within which a phone that was knocked stands still again … */
  standShare: 0.015,
  /** … for this long, seconds; a shorter time without the usual view is not worth a word. */
  standSeconds: 1,
} as const;
