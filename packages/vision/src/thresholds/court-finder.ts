/** Where the court's lines are. Chosen on rendered courts and on none that the clips show; see docs/accuracy.md. */
export const courtFinderThresholds = {
  /** Looks for lines, and seconds between the first ones; each later one as late again as all before. */
  mostLooks: 6,
  lookEverySeconds: 0.4,
  /** Steps of a search with each picture of a film that still runs: some three milliseconds each. */
  bitsAPicture: 3,
  /** Cells that show a lane, of which a lane has so many at least. */
  leastLaneCells: 200,
  /** Focal lengths ÷ long side that a search starts from. */
  focals: [0.5, 0.56, 0.62, 0.69, 0.77, 0.86, 0.95, 1.06, 1.2],
  /** Feet above the floor; phones are held, stood on something, or filmed with from a stand. */
  heights: [1, 2.5, 4, 5.5, 7, 8.5, 11.5, 14, 17],
  /** Degrees around the ring, from straight before the board. */
  mostDegrees: 96,
  stepDegrees: 4,
  /** 0 to 1; odds that a line is there although the eyes see nothing, and those that speak neither for nor against it. */
  floorOdds: 0.02,
  evenOdds: 0.1,
  /** Cells; what lies right before the lens counts no more. */
  longestPiece: 6,
  /** How much a line of another kind is worth. */
  otherKind: 0.1,
  /** Cells to both sides from which lines are found at first, and at last. */
  roughCells: 4,
  sharpCells: 0.6,
  /** Starts kept: the best in each direction, kind of lens and height … */
  mostStarts: 100,
  /** … and the part of them that is fitted nearer, and of those to the end; the rule books tried for each, and feet between two that differ. */
  goingOn: 0.25,
  mostKinds: 2,
  sameFeet: 8,
  /** Feet of a piece while searching; steps of every fit. */
  roughFeet: 3,
  rounds: 8,
  /** Cells of a line that count as much as one thing known with its sigma. */
  rowCells: 3,
  /** Cells of evidence that one squared sigma of what is odd about ring or phone outweighs. */
  oddCells: 6,
  /** Of ry ÷ rx: how far off the ring's shape is, one sigma, and by which part of the picture's long side it looks thicker. */
  tiltSigma: 0.04,
  tubeShare: 0.0019,
  /** 0 to 1; mean odds along the lane of a court that is sure … */
  sureLaneOdds: 0.46,
  /** … and evidence for all its lines, less what is odd about ring and phone: cells by those along the picture's long side. */
  leastEvidence: 0.25,
  /** Part of the picture's long side beyond its edges at which a landmark is still worth a mark. */
  marksBeyond: 0.1,
} as const;
