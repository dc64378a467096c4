export const rimViewThresholds = {
  /** Patch pixels per rim width W: calls were as good at 20 as at 64. */
  scale: 24,
  /** Half rim widths shown to both sides, above and below the ring's centre. */
  reach: 3,
  above: 3.2,
  below: 3.4,
  /** Parts of W: a ball is 0.52 W; seen nearer, blurred or half hidden it is within these. */
  ballDiameters: [0.44, 0.52, 0.62, 0.74],
  /** Radii between which the surroundings must be empty, and how much they count. */
  ringInner: 1.12,
  ringOuter: 1.5,
  ringWeight: 0.8,
  /** 0 to 1: less is a piece of net or arm. */
  leastBallScore: 0.35,
  /** Levels from the ball's colour that are another: no weight, and all of it where the difference is none (`leastDifference`). */
  otherColour: 34,
} as const;

export const netStirThresholds = {
  /** Half rim widths below the ring's centre from which on only the net stirs … */
  netTop: 0.3,
  /** … and what is to both sides of the net. */
  besideU: 1.4,
  besideTop: -1.2,
  besideBottom: 2.6,
  /** Gray levels that a still picture flickers by, in the net and on average around it. */
  noise: 0.3,
  flicker: 0.15,
  /** Gray levels of texture that a plain wall has from noise alone. */
  plainTexture: 10,
} as const;

export const ballColourThresholds = {
  /** 0 to 1; balls that the eyes are less sure of tell no colour. */
  sureOdds: 0.5,
  /** Part of a ball's diameter whose mean is its colour: its edge is blurred. */
  middleShare: 0.5,
} as const;
