/** Who stands where. Lengths in parts of a person's height as the eyes have it, unless said. */
export const peopleThresholds = {
  /** Seconds between two looks without a ball, until so many were seen whole: from then on only who lets one go is looked for. */
  lookEverySeconds: 0.6,
  enoughWhole: 30,
  /** Seconds before the first sighting at which the ball was still in the hands, and after it at which a shooter is hardly off the floor. */
  handsSeconds: 0.07,
  /** Ball diameters by which a throw rises, and seconds before the first sighting in which pictures are looked at: neither costs shots, both save looks. */
  leastRise: 1,
  lookBackSeconds: 0.7,
  /** How far feet move aside, and height changes, of somebody who still stands about there. */
  sameStance: 0.25,
  /** Feet that differ by more than this from look to look have left the floor; by less, the eyes erred. */
  leastJump: 0.08,
  /** How far hands with a ball are beside the body's middle, and over or under the top of the head. */
  handsReach: 0.45,
  /** How far the middle of the feet is off, one sigma: across and down the picture, where pixels come on top. */
  feetShare: 0.05,
  downPixels: 1.5,
  /** People seen whole that are enough to judge by. */
  leastWhole: 6,
  /** W: people look smaller than this who are far beyond the hoop; beside it they are 4 W tall. */
  mostBeyondWidths: 1.3,
} as const;
