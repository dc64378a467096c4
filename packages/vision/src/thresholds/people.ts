/** Who stands where. Lengths in parts of a person's height as the eyes have it, unless said. */
export const peopleThresholds = {
  /** Seconds between two looks for people, and how long they are remembered: over a flight in slow motion. */
  lookEverySeconds: 0.3,
  keepSeconds: 6,
  /** 0 to 1; what looks less like a person is none. */
  leastOdds: 0.3,
  /** Seconds before the first sighting at which the ball was still in the hands, and after it at which a shooter is hardly off the floor. */
  handsSeconds: 0.07,
  /** How far feet move aside, and height changes, of somebody who still stands about there. */
  sameStance: 0.25,
  /** How far hands with a ball are beside the body's middle or over the head, and under it. */
  handsReach: 0.45,
  handsUnder: 0.55,
  /** How far the middle of the feet is off, one sigma: across and down the picture, where pixels come on top. */
  feetShare: 0.05,
  downPixels: 1.5,
  /** People seen whole that are enough to judge by, and those that are enough to keep. */
  leastWhole: 6,
  mostWhole: 2000,
  /** W: people look smaller than this who are far beyond the hoop; beside it they are 4 W tall. */
  mostBeyondWidths: 1.3,
} as const;
