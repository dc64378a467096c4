/** Measurements at the ring: the ball, its colour, and the net. */
export const rimViewThresholds = {
  /** Patch pixels per rim width W: calls were as good at 20 as at 64. */
  scale: 24,
  /** Half rim widths shown to either side of the ring's centre, above and below it. */
  reach: 3,
  above: 3.2,
  below: 3.4,
  /** Shares of W: a ball is 0.52 W; closer to the camera, blurred or half hidden it is one of these. */
  ballDiameters: [0.44, 0.52, 0.62, 0.74],
  /** Radii between which the surroundings must be empty, and how much that counts. */
  ringInner: 1.12,
  ringOuter: 1.5,
  ringWeight: 0.8,
  /** 0 to 1: what scores less is a piece of net or an arm. */
  minBallScore: 0.35,
  /** Levels from the ball's colour at which a pixel has no weight; within `minDifference` it has full weight. */
  otherColour: 34,
} as const;

export const netMotionThresholds = {
  /** Half rim widths below the ring's centre from which only the net moves … */
  netTop: 0.3,
  /** … and the area to either side of the net. */
  besideU: 1.4,
  besideTop: -1.2,
  besideBottom: 2.6,
  /** Grey levels by which a still picture flickers, in the net and on average around it. */
  noise: 0.3,
  flicker: 0.15,
  /** Grey levels of texture that noise alone gives a plain wall. */
  plainTexture: 10,
} as const;

export const ballColourThresholds = {
  /** 0 to 1; balls that the eyes see with less confidence give no colour. */
  sureOdds: 0.5,
  /** Share of a ball's diameter over which its colour is averaged: its edge is blurred. */
  middleShare: 0.5,
} as const;
