/** Positions of people. Lengths are shares of a person's height as the eyes see it, unless stated otherwise. */
export const peopleThresholds = {
  /**
   * Seconds between two looks without a ball until this many people were seen whole; later only
   * releases trigger looks.
   */
  lookEverySeconds: 0.6,
  enoughWhole: 30,
  /** Seconds before the first sighting at which the ball was still in the hands, and after it at which a shooter has hardly left the floor. */
  handsSeconds: 0.07,
  /**
   * Ball diameters by which a throw rises, and seconds before the first sighting over which pictures are looked
   * at: both save looks without losing shots.
   */
  minRise: 1,
  lookBackSeconds: 0.7,
  /** Maximum sideways movement of the feet of a person who stays in place, and change of their height. */
  sameStance: 0.25,
  /** Feet that move by more than this from look to look have left the floor; smaller changes are errors of the eyes. */
  minJump: 0.08,
  /** Maximum distance of hands with a ball from the body's middle, and above or below the top of the head. */
  handsReach: 0.45,
  /** Error of the middle of the feet, one sigma: across and down the picture, where pixels come on top. */
  feetShare: 0.05,
  downPixels: 1.5,
  /** People seen whole that are enough to judge by. */
  minWhole: 6,
  /** W: people who look smaller than this are far beyond the hoop; beside it they are 4 W tall. */
  maxBeyondWidths: 1.3,
} as const;
