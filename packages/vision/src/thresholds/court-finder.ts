/** Finding the court's lines. Chosen on rendered courts and on none of those in the clips; see docs/accuracy.md. */
export const courtFinderThresholds = {
  /** Number of looks for lines, and seconds between the first ones; each later gap is as long as all before it. */
  maxLooks: 6,
  lookEverySeconds: 0.4,
  /** Steps of the search per picture of a film that is still running: about three milliseconds each. */
  stepsPerPicture: 3,
  /** Cells that must look like a lane for a lane to be there. */
  minLaneCells: 200,
  /** Focal lengths ÷ long side from which a search starts. */
  focals: [0.5, 0.56, 0.62, 0.69, 0.77, 0.86, 0.95, 1.06, 1.2],
  /** Feet above the floor; phones are held, propped up, or used from the stands. */
  heights: [1, 2.5, 4, 5.5, 7, 8.5, 11.5, 14, 17],
  /** Degrees around the ring, counted from straight in front of the board. */
  maxDegrees: 96,
  stepDegrees: 4,
  /** 0 to 1; odds of a line where the eyes see none, and odds that speak neither for nor against one. */
  floorOdds: 0.02,
  evenOdds: 0.1,
  /** Cells; a longer piece, right in front of the lens, counts no more. */
  longestPiece: 6,
  /** Weight of a line of the wrong kind. */
  otherKind: 0.1,
  /** Cells to either side within which lines are matched at first, and at the end. */
  roughCells: 4,
  sharpCells: 0.6,
  /** Starts kept: the best of each direction, kind of lens and height … */
  maxStarts: 100,
  /**
   * … the share of them that is fitted more closely, and of those the share that is fitted to the end; rule
   * books tried for each; and feet by which two starts must differ.
   */
  survivorShare: 0.25,
  maxKinds: 2,
  sameFeet: 8,
  /** Feet per piece of line while searching; maximum iterations of every fit. */
  roughFeet: 3,
  maxIterations: 8,
  /** Cells of a line that count as much as one measurement of known sigma. */
  rowCells: 3,
  /** Cells of evidence that one squared sigma of oddness (of ring or phone) outweighs. */
  oddCells: 6,
  /**
   * Of ry ÷ rx: error of the ring's shape, one sigma, and apparent extra thickness of the ring (share of the
   * long side).
   */
  tiltSigma: 0.04,
  tubeShare: 0.0019,
  /** 0 to 1; mean odds along the lane from which a court is certain … */
  sureLaneOdds: 0.46,
  /**
   * … and evidence for its lines, less the penalty for ring and phone, in cells per cell of the
   * picture's long side.
   */
  minEvidence: 0.25,
  /** Minimum likelihood of a court's azimuth by the board, relative to that without evidence. */
  minBoardShare: 0.5,
  /** Share of the long side by which a landmark may lie outside the picture and still be worth a mark. */
  marksBeyond: 0.1,
} as const;
