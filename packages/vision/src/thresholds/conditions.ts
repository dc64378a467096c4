/** Advice on the filming. */
export const conditionThresholds = {
  /** Mean luma (0 to 255) below which ball and background merge. */
  minLuma: 40,
  /** Frames per second; with fewer, the ball jumps past the net between two pictures. */
  minFramesPerSecond: 22,
  /** ry ÷ rx from which the phone stands too close under the ring to see the side of the net. */
  maxAspect: 0.62,
  /** Seconds of video after which advice is given while the analysis still runs. */
  adviceAfterSeconds: 5,
  /** px; edges are compared over this reach and over neighbouring pixels: see `sharpnessOf`. */
  edgeReach: 3,
  /** Grey levels over twice that reach; fainter edges drown in noise. */
  minEdge: 40,
  /** 0.33 (a ramp) to 1 (a step): sharpness below which the lens was out of focus. */
  minSharpness: 0.52,
  /** Share of the width within which a phone that was knocked counts as standing still again … */
  standShare: 0.015,
  /** … for this many seconds; losing the usual view for less is not worth mentioning. */
  standSeconds: 1,
  /**
   * Below this share of a size 7 ball's width at the ring, a film's balls are mini balls: those
   * measure 0.70 to 0.80, others 0.79 and up, shot by shot …
   */
  maxMiniBall: 0.8,
  /** … so that one shot shows nothing, and this many do. */
  minBallsSeen: 3,
} as const;
