export const calibrateThresholds = {
  /** W ÷ d: a ring of 18 in and a ball of 9.4 in make 1.9; a moving ball measures a little large. */
  rimPerBall: 1.75,
  /** The same for a ball that fills much of the picture: less of it is blur. */
  rimPerLargeBall: 1.88,
  /** Ring widths tried, parts of the expected one: a blurred ball measures small or large. */
  sizes: [0.88, 1, 1.15],
  /** Factor on the contrast of a ring of another size than the ball lets expect. */
  otherSize: 0.88,
  /** ry ÷ rx tried: from level with the ring to right below or above it. */
  aspects: [0.15, 0.27, 0.42, 0.6, 0.82],
  /** Part of rx, and at least these map pixels: so far above and below the iron it is not red. */
  ringOff: 0.22,
  ringOffPixels: 1.25,
  /** Map pixels between ring's middle and arc from which on a hole can be seen between the arcs. */
  leastHole: 2,
  /** How much a red hole speaks against a ring: a stripe has none. */
  holeWeight: 0.4,
  /** Map pixels of rx that are enough to find a ring, and to measure it. */
  searchRadius: 12,
  refineRadius: 18,
  /** px, and part of rx, between two places looked at; the best are measured finer afterwards. */
  leastStep: 1,
  searchStep: 0.14,
  /** Redness levels; a bright ring stands out from its own dark bracket. */
  fitRedness: 34,
  /** Parts of rx: how far beside the line it must be less red, and how far the line may stray. */
  fitOff: 0.2,
  fitSlack: 0.03,
  /** How much redness beside the line, on both sides, speaks against it. */
  fitAround: 0.7,
  /** Part of all directions that count. */
  fitPart: 0.75,
  /** What a direction counts in which far and near arc are too close to see the hole between. */
  narrowWeight: 0.5,
  /** Starting tilts and heights that are followed up. */
  mostFits: 4,
  /** Parts of rx: where a guess may be too high or too low. */
  fitOffsets: [-0.5, 0, 0.5],
  /** px: smaller rings are found as a whole; larger ones may at first be found by one arc alone. */
  openRx: 30,
  /** Tilts of such rings, their sizes and how far aside they may be, parts of the found arc's rx. */
  openAspects: [0.42, 0.6, 0.82],
  openSizes: [1, 1.25],
  openOffsets: [-0.35, 0, 0.35],
  /** Part of its own redness that may be right outside of such a ring; more is a frame on the board. */
  openOutside: 0.4,
  /**
   * Redness levels by which one end may be redder: the bracket beside a faint ring is; from there on
   * it speaks against the place, and the ring is looked for further over there.
   */
  usualLean: 14,
  /** rx; so far over. */
  leanRadii: 0.8,
  /**
   * Sides of a painted square: parts of rx below the line from where and how far down they are looked
   * for, how far aside, in columns per rx, and columns that are beside a side and between the two.
   */
  sidesFrom: 0.35,
  sidesTo: 1.25,
  sidesReach: 2.4,
  sideColumns: 8,
  sideOff: 3,
  sidesApart: 5,
  /** Redness levels of such sides that are nothing unusual: below rings up to 3 were seen, below squares 12 to 24. */
  usualSides: 4,
  /** Gray levels of mesh; more below a dark line says nothing more for its net: captions and fences have more. */
  mostNet: 8,
  /** Part of what a net says for a place that it says for one fit of a ring against another. */
  netInFit: 0.5,
  /** Gray levels of mesh; more below the net says nothing more, trees stand there too. */
  mostUnder: 6,
  /** Ratio to the size the ball lets expect that is nothing unusual, and the redness levels it costs. */
  usualSize: 1.1,
  sizeDoubt: 2,
  /** Gray levels; blacker iron before a bright wall says nothing more. */
  mostDarkness: 30,
  /** px; at least so far above and below the iron another thing is seen. */
  darkOffPixels: 1.5,
  /** Gray levels; the edge of a shadow stands out as much. */
  leastDarkness: 7,
  /** How much a net below a dark line speaks for it, and the same mesh beside and below the net against. */
  darkNetWeight: 3,
  darkAroundWeight: 1.2,
  /** rx; so far up or down a dark line may go on beyond a ring's ends: a board is seldom filmed level. */
  darkStray: 0.15,
  /** Gray levels of all this together; shadows have less. */
  leastDarkScore: 9,
  /** Redness levels that say as much about a ring's place as one such gray level. */
  contrastPerDarkness: 0.2,
  /** ry ÷ rx tried of a dark ring. */
  darkAspects: [0.15, 0.27, 0.42, 0.6],
  /** Votes between which a dark line comes to be believed as a red ring is. */
  fewDarkVotes: 2,
  manyDarkVotes: 3,
  /** Gray levels of mesh below a dark line, from none to as much as the faintest nets have. */
  leastNet: 0.8,
  usualNet: 2.2,
  /** rx below a red ring, from below a board's lines to the floor, and beside it, where balls end that fell through. */
  underRingRadii: 3,
  farUnderRingRadii: 8,
  underRingAside: 2.5,
  /** The nearer limit where flights passed the red ring first, and the least part of them that did. */
  underPassedRadii: 1.8,
  passedShare: 0.6,
  /** W between two places within which the flights of either tell that a hoop is there. */
  sameHoopWidths: 0.65,
  /** Part of the votes of the other that a red line has, too. */
  sharedPart: 0.6,
  /** Dark rings looked at closely of one search, and those kept of them. */
  lookedDarkRings: 8,
  mostDarkRings: 2,
  /** Gray levels; a harder edge is no more net. */
  mostMesh: 30,
  /** Redness levels; more says nothing more, and a bracket is redder than its ring. */
  mostRedness: 24,
  /** Redness levels; a fainter ring drowns in compression. */
  leastContrast: 3,
  /** Of eleven columns those that are looked at first … */
  glanceColumns: [2, 5, 8] as readonly number[],
  /** … and by how much they must stand out: one in 200 rings is missed so. */
  glanceContrast: -1,
  /** Ring candidates kept of one search. */
  mostRings: 4,
  /** The same in a close view, where the whole picture is searched. */
  mostRingsClose: 12,
  /** W; two candidates nearer to each other are one. */
  apartWidths: 0.45,
  /** W; how far beside a flight's end the ring may be (a ball off the board). */
  besideWidths: 1.6,
  /** W; how far above and below a flight's end the ring may be (tracked through the net; board). */
  aboveWidths: 1.9,
  belowWidths: 1.7,
  /** Hoops considered at the same time; more cost time and help nobody. */
  mostHypotheses: 3,
  /** Flights that are counted for a place found later: bounds memory and time. */
  mostCounted: 300,
  /** Part of its vote that a flight gives to a place that was seen only later. */
  lateShare: 1 / 3,
  /** Dark rings beside them. */
  mostDarkHypotheses: 2,
  /**
   * Votes of the likeliest hoop, and log odds that another one is behind it, from which on the other
   * is not watched: of 73 videos (48 of them with several shots) none was won by such a one later.
   */
  leaderVotes: 1,
  hopelessOdds: 8,
  /** Last sightings of a flight that count as its end. */
  endPoints: 10,
  /** Seconds before its first sighting in which a ball that fell into the picture was above it. */
  beforeSeconds: 0.1,
  /** d below the picture's upper border down to which such a flight tells nothing. */
  enterDiameters: 2.2,
  /** rx; how far from the ring's centre a flight's end still speaks for it (one sigma). */
  closeRadii: 1,
  /** rx; the same in a close view of the hoop. */
  closeViewRadii: 1.7,
  /** rx; a flight that came at least this near was a shot at the ring. */
  arrivalRadii: 1.8,
  /** rx that a ball rose and fell at least on its way there in an arc: shots 1.5 and 0.7, bounces seldom both. */
  leastRise: 1,
  leastArcFall: 0.6,
  /** Redness levels of a ring that says as much about its place as one flight does. */
  clearContrast: 2,
  /** W; a hoop that is known better by less than this is watched where it was. */
  movedWidths: 0.02,
  /** W; nearer than this two hypotheses are the same hoop. */
  sameWidths: 0.4,
  /** d; a flight without a ring in sight counts only when it fell this far. */
  leastFall: 1.5,
  /** ry ÷ rx of a ring nobody has seen: from eye height a few metres away. */
  usualAspect: 0.25,
  /** Frames of which the players' feet are remembered. */
  mostFeet: 3000,
  /** rx; below a hoop a ball falls at least this far, else it is the floor. */
  leastDrop: 3,
  /** Factor for a hoop lower than the feet of a player far away. */
  amongFeet: 0.3,
  /** Factor for a hoop below which no ball was ever seen. */
  nothingBelow: 0.4,
  /** d across, and ratio of its sizes at start and end, up to which a ball that flies stays at one place. */
  stayDiameters: 0.5,
  staySizes: 1.3,
  /** Part of the long side a ball's diameter has in a close view. */
  closeViewShare: 0.07,
  /** rx; a board's lines are so far above the ring at most. */
  boardRadii: 4.5,
  /** A ring must stand out at least this much as well as the line above it, to be the ring. */
  boardContrast: 0.45,
  /** Measurements of a ring after which a flight that ends so close to it says nothing new. */
  settledLooks: 4,
  settledCloseness: 0.3,
  /** Votes of sightings that are no flight. */
  sightingVotes: 0.3,
  /** Sightings of a small ball's flight that show that the view is no close one. */
  farPoints: 8,
  /** Such flights from which on more say nothing more. */
  manyFarFlights: 2,
  /** Sightings of a large ball without a flight that are enough to look for the ring. */
  leastCloseSightings: 1,
  /** 0 to 1; see the tracker's. A ball half hidden by the net counts too. */
  leastRoundness: 0.68,
  /** Ratio of the ring's width to the one the ball lets expect, up or down: else it is another depth. */
  mostWidthRatio: 1.6,
  /** Factor on the confidence in a hoop whose ring was never seen. */
  unseenRing: 0.5,
  /** The same for a ring that is only a dark line: about so many of them were hoops. */
  darkRing: 0.85,
  /** The same for one where people stand. */
  amongPeople: 0.3,
  /** Redness levels by which a line in a close view follows a ring's ellipse; below, a stripe does as well. */
  closeViewFit: 11,
  /**
   * Log odds of a place where no ball came in an arc, from no belief in a hoop to a full one, and the
   * same for such round lines. In 60 pictures cut below or beside a hoop 53 were under 4, of 300
   * right hoops two under 2.5.
   */
  arclessOdds: { least: 2.5, enough: 8 },
  roundOdds: { least: 0.5, enough: 3 },
  /** Votes granted to every place, so that a ring nobody shot at yet counts a little. */
  fewVotes: 0.05,
  /** Votes from which on more say nothing more: players who dribble on the spot gather many too. */
  manyVotes: 6,
} as const;

/**
 * What speaks for a hoop and how much, in log odds per unit: a softmax regression over the places
 * found in labelled clips, rounded. Fitted on the others only it chose the right place in 89 of 95 clips
 * (court A) and 51 of 76 (court B, where board and ring are the same red); fitted on all in 187 of 191.
 */
export const hoopWeights = {
  /** Redness levels by which a line follows the ellipse. */
  fit: 0.18,
  /** Redness levels by which one end is redder beyond what is usual: such a place is half a ring and half something else. */
  uneven: -0.2,
  /** Redness levels of the stronger and the weaker arc, and around them. */
  strong: 0.17,
  weak: 0.14,
  outside: -0.2,
  /** Redness levels beside the emptier side: a line on the floor goes on. */
  side: -0.12,
  /** Gray levels of mesh below the ring (its net) and above. */
  below: 0.8,
  above: -0.15,
  /** Gray levels of mesh below the net: a net ends there, and below the board's lines it hangs. */
  under: -0.4,
  /** Redness levels of upright lines at both sides below it, beyond what is usual. */
  sides: -0.3,
  /** Logarithm of the flights that ended there. */
  votes: 2,
  /** Each of these flights: where several end there is something, also a ring too dark to be seen. */
  eachVote: 0.7,
  /** Each flight of a far smaller ball: where such fly no hoop fills the picture. */
  closeAmongFar: -3,
  /** Logarithm of the plausibility of its height. */
  plausible: 1.5,
  /** A place where people stand is seldom a ring. */
  amongPeople: -4,
  /** A red line with another one below it is the board's. */
  onBoard: -1.2,
} as const;

/**
 * The same for a ring that only its dark line shows, beside `hoopWeights` for its flights. Lines as
 * dark are everywhere: what hangs there must look like a net, with nothing like it above and below,
 * and several flights must have ended there before it is believed as a red ring is. Rounded values,
 * chosen on 20 scenes and 46 renderings; weights fitted freely on these were worse on those left out.
 */
export const darkRingWeights = {
  always: -5,
  /** When several flights ended there. */
  severalVotes: 7,
  /** Where balls come down that fell through a red ring. */
  underRing: -3,
  /** Gray levels by which the line is darker than both sides, and than what is above it. */
  line: 0.03,
  cap: 0.12,
  /** Gray levels by which it is in its faintest third, and beyond its ends: iron goes all around, an edge goes on. */
  faintest: 0.08,
  beyond: -0.1,
  /** Gray levels of mesh: of the net, above the ring, and below the net. */
  below: 0.9,
  above: -0.36,
  under: -0.8,
} as const;
