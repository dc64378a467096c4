/** The azimuth from the board. Chosen on renderings and real courts, see decision 145. */
export const boardThresholds = {
  /** Feet from the ring down to the board's lower edge: by the rule books, and on boards that hang lower. */
  below: [0.5, 1],
  /** Half rim widths around the ring within which edges are compared with each other. */
  aroundRadii: 6,
  /** Share of the pixels there that are flatter than a clear edge. */
  clearShare: 0.8,
  /** Pixels between two samples of an edge, and to either side of it within which it may lie. */
  samplePixels: 1.5,
  besidePixels: 1,
  /** Natural log of the odds that one foot of clear edge speaks for. */
  trustPerFoot: 3,
} as const;
