/** Who stands where. Lengths in parts of a person's height as the eyes have it, unless said. */
export const peopleThresholds = {
  /** Seconds between two looks for people, and how long they are remembered: over a flight in slow motion. */
  lookEverySeconds: 0.3,
  keepSeconds: 6,
  /** 0 to 1; what looks less like a person is none. */
  leastOdds: 0.3,
  /** Ball diameters; a throw rises at least this much after it was first seen. */
  leastRise: 1,
  /** Seconds before the first sighting at which the ball was still in the hands. */
  handsSeconds: 0.07,
  /** Seconds around the first sighting in which a shooter stands there, and leaves the floor. */
  lookBackSeconds: 0.7,
  lookAheadSeconds: 0.05,
  /** How far feet move aside, and height changes, of somebody who still stands about there. */
  sameStance: 0.25,
  /** Feet that differ by more than this from look to look have left the floor; by less, the eyes erred. */
  leastJump: 0.08,
  /** How far hands with a ball are beside the body's middle, over the head, and under it. */
  handsAside: 0.45,
  handsOver: 0.45,
  handsUnder: 0.55,
  /** Ball diameters, blur included, that a person is tall who is as near as it, and what another depth weighs per e-fold. */
  heightPerBall: 7.2,
  depthWeight: 0.7,
  /** How far the middle of the feet is off, one sigma: across, and down the picture, where pixels come on top. */
  acrossShare: 0.07,
  downShare: 0.04,
  downPixels: 1.5,
  /** People seen whole that are enough to judge by, and those that are enough to keep. */
  leastWhole: 6,
  mostWhole: 2000,
  /** Part of all sightings that is taller than a person: two who touch. */
  tallShare: 0.1,
  /** W: people look smaller than this who are far beyond the hoop; beside it they are 4 W tall. */
  mostBeyondWidths: 1.3,
} as const;
