/** Measurements of a shot. Positions are relative to the ring: half rim widths, v downward. */
export const judgeThresholds = {
  /**
   * Factor by which a clip must run faster or slower than usual to count as sped up or slowed down, and by
   * which a ball that touches nothing must look nearer or farther than the ring (see `nearnessOf`) to be no
   * shot. Its square root leaves a doubt.
   */
  clearlyOther: 1.4,
  /** A slower pace is a wrong estimate, and so is one that is too fast by the same factor. */
  minPace: 0.15,
  /** Score from which a single sighting is believed. */
  clearScore: 0.5,
  /** To either side: within this a ball is inside the net, which hangs down by `NET_LENGTH` … */
  inNetU: 0.85,
  /** … from here: above it a ball is in or over the ring, and one that stays there has not come down. */
  netTop: 0.2,
  /** Below this the ball's fall is measured. */
  belowFrom: 0.5,
  /**
   * Real seconds before the ring over which the ball's speed is measured; nearer to an end of the film a ball at the ring is
   * cut off.
   */
  entrySeconds: 0.15,
  /** Real seconds over which any speed is measured: over less, the grid of the ball search would show. */
  speedSeconds: 0.06,
  /** Share of a free fall's speed; below it the net holds the ball. Also for unseen falls: most of those went in. */
  heldShare: 0.8,
  /** Motion of a net (a log) that is as likely after a make as after a miss. */
  typicalNetMotion: 0.1,
  /** Probability that a ball which fell to the ring and was lost went in: five of six known ones did, and six are few. */
  lostMade: 0.75,
  /** 0.5 to 1: a call less certain than this goes to the player for review, and so does a hoop. */
  reviewBelow: 0.8,
} as const;
