/**
 * Every threshold of the program's eye, with its unit and its reason. Lengths are given in ball
 * diameters (d), rim widths (W) or parts of the picture wherever possible, so that they hold at any
 * distance and resolution; "px" means pixels of the working picture.
 */

export const windowThresholds = {
  /** Seconds of pictures read ahead of the one looked at: the background must know the near future. */
  aheadSeconds: 1.2,
  /** Seconds kept behind: a hoop found at the end of a flight is measured back over that flight. */
  behindSeconds: 1.6,
  /** Most pictures held, whatever the frame rate: bounds the memory. */
  mostFrames: 170,
  /** Longest time from hand to ring, seconds: where the shooter stood is looked up that far back. */
  flightSeconds: 4,
  /** Gray levels; where no pixel changes more the picture is the last one shown again. */
  repeatLevels: 2,
  /** Seconds of video between two reports of progress. */
  reportEverySeconds: 0.5,
  /** Closeness (0 to 1) of a flight's end to the ring that counts as a shot in the progress display. */
  shotCloseness: 0.5,
} as const;

export const stabiliseThresholds = {
  /** px of the half-size picture; big enough to be unique, small enough to lie on one plane. */
  patchSize: 12,
  /** Patches tried on a grid of this many columns and rows. */
  gridColumns: 10,
  gridRows: 8,
  /** Gray levels squared; flatter patches (sky, wall) match anywhere. */
  leastTexture: 60,
  /** px of the half-size picture, from where the patch was last: 1/20 of the width in one frame. */
  searchRadius: 8,
  /** px of the half-size picture, tried first: most cameras stand still. */
  nearRadius: 2,
  /** px of the half-size picture; a patch that disagrees more with the others moves by itself. */
  inlierDistance: 1.2,
  /** A picture with fewer marks (night, a bare wall) gives no hint of motion. */
  leastPatches: 12,
  /** Fewer patches in agreement say nothing about the camera. */
  leastInliers: 6,
  /** Share of patches in agreement below which the picture no longer shows the same place. */
  leastInlierShare: 0.3,
  /** px; smaller motion is noise, and leaving the pixels alone keeps them sharp. */
  stillPixels: 0.8,
  /** Part of the picture's width after which the player is told that the camera moved. */
  movedShare: 0.06,
  /** Part of the picture that must still show the first view, else nothing is judged. */
  leastOverlap: 0.45,
  /** Focal length ÷ long side: phones film with 26 to 29 mm lenses on 36 mm. */
  usualFocal: 0.77,
  /** px of the half-size picture from which on a wide lens and a flat crop tell apart. */
  lensFromPixels: 1.5,
  /** Marks more or less in agreement that one picture may count for or against a wide lens. */
  mostLensVotes: 3,
  /** Seconds between two looks for a view that is lost … */
  seekEverySeconds: 0.1,
  /** … and later this part of the time it has been lost: another place may be shown for minutes. */
  seekLaterShare: 0.1,
} as const;

export const relocateThresholds = {
  /** px of the pictures a lost view is sought in first. */
  thumbnailWidth: 64,
  /** Part of the picture's width and height a knock may shift the view. */
  reachShare: 0.24,
  /** Radians tried; between them the marks' search radius helps out. */
  turns: [0, 0.05, -0.05, 0.1, -0.1],
  /** Likeliest of them followed up. */
  guessesTried: 2,
} as const;

export const detectThresholds = {
  /** Pictures whose median is the background; `medianPlane` is quickest with eleven. */
  backgroundSamples: 11,
  /** Seconds between two pictures kept for the background. */
  sampleEverySeconds: 0.1,
  /** Seconds after which the background is made anew. */
  rebuildEverySeconds: 0.5,
  /** Gray levels above the noise a pixel must differ from the background. */
  leastDifference: 14,
  /** Difference ÷ noise: four times the usual difference is no noise. */
  noiseFactor: 4,
  /** Part of the local contrast forgiven while the camera moves: half a pixel of misfit. */
  edgeTolerance: 0.5,
  /** px; a smaller ball cannot be told from noise. */
  leastDiameter: 4,
  /** Part of the picture's long side; a ball is larger only right before the lens. */
  mostDiameterShare: 0.34,
  /** Long ÷ short axis: motion blur at a slow shutter stretches a ball this much. */
  mostElongation: 3,
  /** Blob area ÷ area of the ellipse with the same spread; arms and legs fill less. */
  leastFill: 0.75,
  /** Part of the picture's height; a player in a view that also shows the hoop is taller. */
  leastMoverShare: 0.07,
  /** Candidates kept a frame, best first. */
  mostCandidates: 24,
} as const;

export const trackThresholds = {
  /** Diameter ratio of two sightings of the same ball in neighbouring frames. */
  mostSizeRatio: 1.7,
  /** d a frame; slower things are no flight, not even in slow motion. */
  leastStep: 0.05,
  /** d a frame; at 30 frames/s a hard pass in a clip at double speed. */
  mostStep: 4,
  /** d; how far a sighting may lie off the predicted place … */
  gateDiameters: 0.45,
  /** … plus this part of the step, as blur displaces the centre along the way. */
  gateStepShare: 0.2,
  /** Sightings the next place is predicted from; fewer go straight on. */
  predictFrom: 5,
  /** Most sightings the next place is predicted from. */
  predictFromMost: 20,
  /** Seconds without a sighting after which a flight is over. */
  mostGapSeconds: 0.18,
  /** Sightings of a flight; fewer fit a parabola by chance. */
  leastPoints: 5,
  /** Part of the picture's long side from which on a ball is large (a close view of the hoop). */
  largeShare: 0.07,
  leastPointsLarge: 4,
  /** 0 to 1; players are as large in some views, but seldom as round. */
  leastRoundness: 0.78,
  /** d; see `leastTravel`. */
  leastTravelLarge: 0.8,
  /** d; a flight leads somewhere. */
  leastTravel: 2.5,
  /** d; root mean square distance from the parabola. */
  mostResidual: 0.2,
  /** Sightings at the ends, and their part of all, that may be dropped before a way is cut in pieces. */
  mostTrimmed: 4,
  trimShare: 0.2,
} as const;

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
  /** Ratio to the size the ball lets expect that is nothing unusual, and the redness levels it costs. */
  usualSize: 1.1,
  sizeDoubt: 2,
  /** Gray levels; a harder edge is no more net. */
  mostTexture: 30,
  /** Redness levels; more says nothing more, and a bracket is redder than its ring. */
  mostRedness: 24,
  /** Redness levels; a fainter ring drowns in compression. */
  leastContrast: 3,
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
  /** Last sightings of a flight that count as its end. */
  endPoints: 10,
  /** rx; how far from the ring's centre a flight's end still speaks for it (one sigma). */
  closeRadii: 1,
  /** rx; the same in a close view of the hoop. */
  closeViewRadii: 1.7,
  /** rx; a flight that came at least this near was a shot at the ring. */
  arrivalRadii: 1.8,
  /** Redness levels of a ring that says as much about its place as one flight does. */
  clearContrast: 4,
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
  /** Sightings of a large ball without a flight that are enough to look for the ring. */
  leastCloseSightings: 1,
  /** 0 to 1; see the tracker's. A ball half hidden by the net counts too. */
  leastRoundness: 0.68,
  /** Ratio of the ring's width to the one the ball lets expect, up or down: else it is another depth. */
  mostWidthRatio: 1.6,
  /** Factor on the confidence in a hoop whose ring was never seen. */
  unseenRing: 0.5,
  /** Votes granted to every place, so that a ring nobody shot at yet counts a little. */
  fewVotes: 0.05,
} as const;

/**
 * What speaks for a hoop and how much, in log odds per unit: a softmax regression over the places
 * found in labelled clips, rounded. Fitted on the others only it chose the right place in 89 of 95 clips
 * (court A) and 51 of 76 (court B, where board and ring are the same red); fitted on all in 187 of 191.
 */
export const hoopWeights = {
  /** Redness levels by which a line follows the ellipse. */
  fit: 0.18,
  /** Redness levels of the stronger and the weaker arc, and around them. */
  strong: 0.17,
  weak: 0.14,
  outside: -0.2,
  /** Redness levels beside the emptier side: a line on the floor goes on. */
  side: -0.12,
  /** Gray levels of texture below the ring (its net) and above. */
  below: 0.4,
  above: -0.1,
  /** Logarithm of the flights that ended there. */
  votes: 2,
  /** A hoop that fills the picture, where balls fly that are far smaller. */
  closeAmongFar: -3,
  /** Logarithm of the plausibility of its height. */
  plausible: 1.5,
  /** A red line with another one below it is the board's. */
  onBoard: -1.2,
} as const;

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
  /** Colour levels from the ball's colour: full weight below the first, none beyond the second. */
  sameColour: 14,
  otherColour: 34,
} as const;

export const judgeThresholds = {
  /** Sightings of a flight that make its gravity trustworthy. */
  paceFromPoints: 8,
  /** d between its highest and lowest sighting: less may be a ball that rolls on the ring. */
  paceFromHeight: 3,
  /** Seconds a flight in slow motion lasts at least. */
  slowFlightSeconds: 0.7,
  /** W ÷ measured d; see `rimPerBall`. */
  widthPerBall: 1.75,
  /** Rim widths (1.5 ft) per second squared: 32.2 ft/s². */
  gravityWidths: 21.5,
  /** Between these the clip runs at its natural pace. */
  usualPaceLeast: 0.7,
  usualPaceMost: 1.4,
  /** Part of a height that shows at least: from right below nothing would be left to measure. */
  leastUpright: 0.5,
  /** Slower and faster than this is a wrong estimate. */
  leastPace: 0.15,
  mostPace: 3,
  /** Half rim widths around the ring in which the ball's way matters. */
  farU: 6,
  farAbove: -6,
  farBelow: 5,
  /** Score of a sighting in a flight, 0 to 1: less than a clear disc, more than a vague one. */
  flightScore: 0.6,
  /** Score from which on a sighting alone is believed. */
  clearScore: 0.5,
  /** Score of at least one sighting above the ring, where no flight was seen to come. */
  discScore: 0.6,
  /** Sightings of a flight that is believed to be a ball coming to the ring. */
  landingPoints: 6,
  /** Real seconds a flight is followed in thought after it was lost, in so many steps. */
  landingSeconds: 0.2,
  landingSteps: 6,
  /** Real seconds between two flights that are one ball's, before and after it met the board. */
  bounceSeconds: 0.12,
  /** Half rim widths around the ring where a board may be: 6 ft wide, 3.5 ft high. */
  boardU: 4.5,
  boardTop: -5.5,
  boardBottom: 1,
  /** Part of its speed by which a ball that bounces changes its velocity. */
  bounceShare: 0.6,
  /** Half rim widths: a ball at least this high is at or above the ring … */
  highV: 0,
  highestV: -4,
  /** … and this near to the middle it is a shot's way. */
  besideU: 2.2,
  /** Half rim widths: from here down the ball has left the ring. */
  lowV: 1.2,
  /** Half rim widths: the ball's lower edge touches the ring. */
  touchV: -0.75,
  /** A ball's diameter over the ring's width: 0.53 at the ring, up to twice that when motion smears it. */
  mostBallPerRing: 1.1,
  /** Sightings at or above the ring; one may be noise. */
  leastHigh: 2,
  /** Half rim widths the ball must come near to. */
  nearestRadii: 2.2,
  /** Half rim widths the ball must fall during the visit. */
  leastFallV: 0.3,
  /** Real seconds without the ball after which it is another visit. */
  visitGapSeconds: 0.8,
  /** Real seconds between being high twice that make two shots, when it came down between. */
  nextShotSeconds: 1.2,
  /** Real seconds from above the ring on which a thrown ball has come down to it. */
  flightSeconds: 1.5,
  /** Real seconds in which a ball passes before the ring on its way up. */
  riseSeconds: 0.4,
  /** ry ÷ rx of a ring seen so steeply that up and down in the picture are not up and down. */
  mostOpen: 0.45,
  /** Half rim widths a thirtieth of a second: slower is noise, faster is free fall past the net. */
  leastSink: 0.02,
  mostSink: 1.2,
  /** Real seconds: a gap in the sightings inside the net. */
  netGapSeconds: 0.11,
  /** Real seconds from ring to below it. */
  passSeconds: 0.45,
  /** Half rim widths below the ring between which a fall is timed. */
  fallFrom: 0.3,
  fallTo: 1.7,
  /** Half rim widths below the ring between which a ball has just left the net. */
  belowFrom: 0.5,
  belowTo: 2.2,
  /** Half rim widths from the middle: further beside it a falling ball never was in the net. */
  besideNetU: 1.3,
  /** Real seconds before the ring over which the ball's speed is measured. */
  entrySeconds: 0.15,
  /** Log of time over time: more or less says nothing more. */
  leastBrake: -0.5,
  mostBrake: 1.8,
  /** Real seconds a speed is measured over. */
  speedSeconds: 0.06,
  /** Half rim widths above the ring between which its coming is measured. */
  comingFrom: -2,
  comingTo: -0.2,
  /** Real seconds between two sightings; over longer gaps a speed means nothing. */
  fallGapSeconds: 0.2,
  /** Half rim widths a second; slower is not falling. */
  leastFallSpeed: 0.5,
  /** Stands for the speed of a ball that nobody saw fall: more likely it was no drop. */
  unseenFall: 1.4,
  /** The same for a ball that was not seen to pass the ring. */
  noPassFall: 1,
  /** The same for a ball last seen in the ring: says nothing. */
  lostFall: 0.9,
  /** Half rim widths around the ring's middle in which a ball last seen may have gone in. */
  lostU: 1.2,
  lostV: 1,
  /** Real seconds after arrival in which ring and net are watched. */
  afterSeconds: 1.2,
  /** Probability that a ball went in that nobody saw leave the ring: most labelled ones did. */
  lostMade: 0.6,
  /** 0.5 to 1: a less sure call is shown to the player for review. */
  reviewBelow: 0.75,
} as const;

export const conditionThresholds = {
  /** Mean luma (0 to 255) below which ball and background merge. */
  leastLuma: 40,
  /** Frames a second; with fewer the ball jumps over the net between two pictures. */
  leastFramesPerSecond: 22,
  /** rx in px of the working picture; a smaller ring hides what happens in its net. */
  leastRimRadius: 7,
  /** 0 to 1; with less confidence the player is asked to check the ring. */
  sureHoop: 0.7,
  /** rx that must be free beside, above and below the ring: ball and board need room. */
  besideRim: 1.5,
  aboveRim: 3,
  belowRim: 3.5,
  /** ry ÷ rx from which on the phone stands too near under the ring to see the net's side. */
  mostAspect: 0.62,
  /** Seconds of video after which advice is given while the analysis still runs. */
  adviceAfterSeconds: 5,
  /** Seconds between two pictures whose light and sharpness are measured. */
  lookEverySeconds: 0.5,
  /** px; edges are compared over this reach and the next pixels: see `sharpnessOf`. */
  edgeReach: 3,
  /** Gray levels over twice that reach; fainter edges drown in noise. */
  leastEdge: 40,
  /** Edges; a bare wall says nothing about the lens. */
  leastEdges: 60,
  /** 0.33 (a ramp) to 1 (a step): sharpness below which the lens was not in focus. */
  leastSharpness: 0.52,
  /** 0 to 1; balls in flight less round than this are smeared by a slow shutter. */
  leastBallRoundness: 0.55,
  /** Sightings in flight that say something about the shutter. */
  leastBallSightings: 20,
  /** px a frame the view jitters on average from which on a hand holds the phone. */
  mostJitter: 0.6,
  /** Part of the width within which a phone that was knocked stands still again … */
  standShare: 0.015,
  /** … for this long, seconds. */
  standSeconds: 1,
  /** Seconds; a shorter time without the usual view is not worth a word. */
  lostSeconds: 0.6,
  /** Part of the time a camera may move before it is called moving. */
  restlessShare: 0.2,
  /** Knocks named; more are told by the first of them. */
  mostKnocks: 3,
} as const;

export const locateThresholds = {
  /** Feet above the spot at which a ball just released can be. */
  leastHands: 5,
  mostHands: 12,
  /** Feet that it may be beside the feet, as a runner leans. */
  handsBeside: 3,
  /** Log of the ball's size over the one it has above the spot. */
  sameSize: 0.25,
  /** Squared sigmas between flight and feet from which on the feet are somebody else's. */
  sameSpot: 9,
  /** Factor on the error of a spot that flight and feet disagree about. */
  disputed: 1.5,
  /** Seconds from hand to ring at most for a shot whose flight was not seen as one. */
  shortSeconds: 1.5,
  /** Marks that, with the ring, tell where the camera stands. */
  leastMarks: 3,
  /** Squared sigmas for each thing known of a view; a camera that explains it worse is none. */
  mostViewCost: 12,
  /** Displayed px; nobody marks a spot better. */
  leastMarkPixels: 1,
  /** Feet; a spot or a distance less sure than this is not told. */
  mostErrorFeet: 5,
  /** Feet beyond the lines at which a shooter still stands, heels and landing included. */
  outsideFeet: 1,
  /** Feet from under the ring within which all of the court is paint (the baseline is the nearest). */
  paintFeet: 5.25,
  /** Part of the picture's width by which a hand misses the spot it marks, one sigma: 3 px of 1,280. */
  markShake: 0.0025,
  /** So many marks' worth of evidence the usual shake counts, beside the marks' own. */
  shakeWeight: 4,
  /** Marks from which on a single wrong one can be told. */
  marksToDoubt: 6,
  /** Sigmas of the others that a wrong mark is off … */
  wrongMarkSigmas: 5,
  /** … and factor by which the others agree better without it. */
  wrongMarkGain: 1.6,
} as const;

export const cameraThresholds = {
  /** Part of the picture's long side, and of the ring's half width: how far off its centre is found, one sigma. */
  rimShareOfView: 0.0023,
  rimShare: 0.1,
  /** Log of the ring's width: found rings are off this much. */
  rimSizeSigma: 0.08,
  /** Of ry ÷ rx: thick rings look rounder than they are. */
  rimTiltSigma: 0.06,
  /** Focal length ÷ long side of the picture: phones film at 26 to 31 mm, log sigma below. */
  usualFocal: 0.8,
  focalSigma: 0.2,
  /** Radians; phones are held level. */
  rollSigma: 0.03,
  /** Feet; on a tripod or in a hand, seldom on the floor or a stand. */
  usualHeight: 5,
  heightSigma: 3,
  /** Marks from which on a ring that contradicts them is doubted. */
  marksToDoubtRim: 4,
  /** Feet; as good as fixed. */
  pinnedFeet: 0.01,
  /** Focal lengths a search for the camera starts from. */
  focals: [0.6, 0.85, 1.2],
  /** Part of the picture's long side (0.4 px of 640), and of the diameter: how far off a sighting is, one sigma. */
  sightingShareOfView: 0.0006,
  sightingShare: 0.04,
  /** Squared sigmas a part of what is no flight at all. */
  hopelessCost: 60,
  /** Times that a bad fit is tried again with sightings less exact, by this factor on its cost … */
  loosenings: 3,
  loosening: 1.3,
  /** … and how much less exact at most: beyond, nothing flew there. */
  loosest: 5,
  /** Sigmas from which on a sighting, or the ring, counts less. */
  forgiveSigmas: 2.5,
  /** A moving ball's blob is a little larger than the ball. */
  ballLooksLarger: 1.08,
  /** Log of the ball's size over half a flight, one sigma. */
  sizeSigma: 0.1,
  /** Feet off the ring's middle at which shots come down to it, one sigma. */
  arrivalFeet: 0.9,
  /** Feet above the floor at which a ball is first seen to fly, and sigma. */
  firstHeight: 9,
  firstHeightSigma: 2.5,
  /** Radians above the horizontal at which shots leave the hands, and sigma … */
  usualAngle: 0.9,
  angleSigma: 0.16,
  /** … and how much steeper right under the basket; the feet within which that fades (a bell). */
  steeperNear: 0.45,
  nearFeet: 7,
  /** Sightings; fewer let the flight bend as it likes. */
  leastSightings: 5,
  /** Factors on the ball's size from which a search for the flight starts. */
  depths: [1, 0.8, 1.25],
} as const;

export const standingThresholds = {
  /** Seconds between two pictures kept, and how long they are kept: over a flight in slow motion. */
  everySeconds: 0.06,
  keepSeconds: 5,
  /** Seconds between two pictures of the last minute, and how many of them. */
  minuteEverySeconds: 4,
  minutePictures: 15,
  /** Pictures of the last minute that tell who stands out. */
  leastMinute: 7,
  /** d; a throw rises at least this much after it was first seen. */
  leastRise: 1,
  /** Seconds before the first sighting at which the ball was still in the hands. */
  handsSeconds: 0.07,
  /** Seconds around the first sighting in which a shooter bends, rises and leaves the floor. */
  lookBackSeconds: 0.6,
  lookAheadSeconds: 0.15,
  /** Pictures in that time. */
  leastPictures: 3,
  /** Gray levels; less is grain. */
  movedLevels: 26,
  outLevels: 24,
  /** d; how far beside the hands, and below them, a shooter's body may be. */
  sideDiameters: 4,
  mostBelow: 14,
  leastBelow: 5,
  /** d below the hands where the chest is, and how far around it. */
  chestDiameters: 3,
  bodyDiameters: 2.2,
  /** px of the half-size picture; a row of soles is at least so wide. */
  leastRow: 2,
  /** Part of the body's reach: soles are no higher than that above the lowest row. */
  soleShare: 0.6,
  /** d; how far the middle of the feet is off, one sigma: across, and down the picture. */
  acrossDiameters: 0.5,
  downDiameters: 0.35,
} as const;

export const flightThresholds = {
  /** rx; nearer to the ring's middle than this a ball that comes down may touch iron or board. */
  atRingRadii: 1.6,
  /** Seconds before the ring; the last sightings may already be slowed by it. */
  beforeRingSeconds: 0.03,
  /** rx; a flight that ended so near to the ring's middle reached it. */
  reachedRadii: 3,
  /** Seconds between flight and outcome at most: when it reached the ring, and when it was lost before. */
  dancingSeconds: 2,
  lostSeconds: 0.5,
  /** Sightings that a second less of waiting outweighs, when two flights could be the one. */
  pointsASecond: 15,
  /** Sightings. */
  leastSightings: 5,
  /** Flights tried for one shot, longest first. */
  mostArrivals: 4,
  /** Real seconds; pieces of one flight lie no further apart, e.g. above the picture. */
  gapSeconds: 2,
  /** Sigma (log) of the pace of a clip at its usual pace, of one that is not, and once it is known. */
  usualPaceSigma: 0.02,
  otherPaceSigma: 0.2,
  knownPaceSigma: 0.03,
  /** Sightings of an earlier piece. */
  leastPiece: 3,
} as const;

export const releaseThresholds = {
  /** Feet above the floor at which a jump shot leaves the hands, and one sigma. */
  usual: 7.6,
  heightSigma: 0.8,
  /** Feet; the first sighting is a picture or two after the release. */
  underFirst: 0.4,
  /** Feet; nobody shoots from lower. */
  lowest: 4,
  /** Feet that the hands are before the feet at the release, and one sigma. */
  ahead: 1,
  aheadSigma: 0.4,
  /** Feet a second; slower the ball leaves no hand. */
  leastRise: 5,
  /** Squared sigmas a part a fit can prove at most: errors of one flight go together. */
  leastCost: 0.5,
} as const;

export const metricsThresholds = {
  /** Real seconds; with a larger error the time from hand to ring says nothing. */
  mostSeconds: 0.15,
  /** Feet above the floor; lower a ball does not come down to the ring, and has no angle there. */
  leastApex: 10.5,
  /** Feet; the same for the height of the flight, and what no fit sees: balls are not all alike. */
  mostFeet: 1.5,
  ownFeet: 0.1,
  /** Degrees; the same for the angle at the ring. */
  mostDegrees: 3.5,
  ownDegrees: 0.5,
} as const;

export const snapThresholds = {
  /** Radii around the dragged point in which lines are looked for. */
  windowRadii: 2,
  /** Gray levels a px²: paint this faint is not seen by people either. */
  leastRidge: 1.5,
  /** Part of the clearest line pixel's weight; the rest is grain of wood. */
  clearShare: 0.2,
  /** px; a pixel of a line is so near to its middle. */
  nearLine: 2.5,
  /** Radians; the direction across a line agrees this well at its pixels. */
  sameTurn: 0.4,
  /** Radians; lines nearer in direction cross somewhere else. */
  leastTurn: 0.2,
  /** Pixels that make a direction. */
  leastPixels: 8,
  /** Parts of the window; a shorter stroke is no court line. */
  leastLength: 0.4,
  /** Lines looked for of each kind, bright and dark. */
  mostLines: 3,
  /** Part of the strongest line's weight the one that crosses it has at least. */
  secondShare: 0.15,
  /** Parts of the radius; a single line further off is not the one that was meant. */
  lineRadii: 0.8,
} as const;
