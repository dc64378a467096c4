export const judgeThresholds = {
  /** d between its highest and lowest sighting: less may be a ball that rolls on the ring. */
  paceFromHeight: 3,
  /** Between these the clip runs at its natural pace. */
  usualPaceLeast: 0.7,
  usualPaceMost: 1.4,
  /** Slower and faster than this is a wrong estimate. */
  leastPace: 0.15,
  mostPace: 3,
  /** Score from which on a sighting alone is believed. */
  clearScore: 0.5,
  /** Half rim widths from the ring's middle: a ball inside the net. */
  inNetU: 0.75,
  inNetTop: 0.2,
  inNetBottom: 1.8,
  /** Half rim widths below the ring: a ball that was followed down to here is gone, and does not come back by itself. */
  goneV: 2.4,
  /** Half rim widths below the ring's middle: a ball above this is in the ring or over it … */
  inRingBottom: 0.35,
  /** … and one below this, so near to the middle, has passed it. */
  passedU: 0.9,
  passedTop: 0.75,
  /** Half rim widths: a ball so far from the middle, between ring and `inNetBottom`, is beside the net. */
  outsideNetU: 1,
  /** Half rim widths below the ring from which on the ball's fall is measured. */
  belowFrom: 0.5,
  /** Half rim widths from the middle: further beside it a falling ball never was in the net. */
  besideNetU: 1.3,
  /** Real seconds before the ring over which the ball's speed is measured. */
  entrySeconds: 0.15,
  /** Real seconds a speed is measured over: over less, the grid the ball is found on would show. */
  speedSeconds: 0.06,
  /** Real seconds squared: sightings less spread in time (two pictures) tell no speed. */
  leastEntrySpread: 0.0004,
  /** Half rim widths a second; slower is not falling. */
  leastFallSpeed: 0.5,
  /** Stands for the speed of a ball that passed the ring and was not seen falling below it: most of them went in. */
  unseenFall: 0.8,
  /** Half rim widths below the ring: a ball there has left the net. */
  belowNetV: 2,
  /** Real seconds a net swings after the ball. */
  stirSeconds: 0.5,
  /** Stir of a net, a log, that is as likely after a made shot as after a missed one … */
  usualStir: 0.1,
  /** … and beyond so much more or less it says nothing more. */
  mostStir: 1,
  /** So much more or less is worth a word to the player. */
  tellingStir: 0.3,
  /** ry ÷ rx up to which a ring is seen from about its height; from further below, balls pass before its net. */
  levelOpen: 0.4,
  /** Half rim widths around the ring's middle in which a ball last seen may have gone in. */
  lostU: 1.2,
  lostV: 1,
  /** Probability that a ball went in that nobody saw leave the ring: all labelled ones missed, but they are three … */
  lostMade: 0.4,
  /** … and the same when the net moved after it. */
  lostSwungMade: 0.6,
  /** 0.5 to 1: a less sure call is shown to the player for review. */
  reviewBelow: 0.8,
} as const;

export const heldThresholds = {
  /** Half rim widths from the middle of a ring that may be a little misplaced: a ball in it or above it. */
  ringU: 1.2,
  /**
   * Half rim widths below the ring in which a ball is looked at: further up it may lie on the ring,
   * further down the picture of the ring's surroundings ends and the ball seems to stop there.
   */
  top: 0.25,
  bottom: 2,
  /** Part of the speed that a ball from there has by falling: slower it is held. */
  slowShare: 0.8,
  /** Real seconds since the ball was in the ring: later it may be back from elsewhere. */
  sinceRingSeconds: 0.6,
  /** Real seconds; two pictures alone are held by noise. */
  leastSeconds: 0.08,
} as const;
