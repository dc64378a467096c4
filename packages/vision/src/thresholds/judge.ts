/** What is measured of a shot. Places are seen from the ring: half rim widths, v downward. */
export const judgeThresholds = {
  /** A clip runs at its natural pace unless it is so many times as fast, or as slow. */
  otherPace: 1.4,
  /** Slower than this is a wrong estimate, as is one so many times too fast. */
  leastPace: 0.15,
  /** Score from which on a sighting alone is believed. */
  clearScore: 0.5,
  /** A ball inside the net, which hangs down by `NET_LENGTH` … */
  inNetU: 0.85,
  /** … and of which this is the top: above, a ball is in the ring or over it, and what stays between does not come down. */
  netTop: 0.2,
  /** From here down the ball's fall is measured. */
  belowFrom: 0.5,
  /** Real seconds before the ring over which the ball's speed is measured. */
  entrySeconds: 0.15,
  /** Real seconds a speed is measured over: over less, the grid the ball is found on would show. */
  speedSeconds: 0.06,
  /** Part of a free fall's speed: slower the net holds the ball. Stands for a fall that was not seen: most of those went in. */
  heldShare: 0.8,
  /** Stir of a net, a log, that is as likely after a made shot as after a missed one. */
  usualStir: 0.1,
  /** Probability that a ball went in that fell to the ring and was lost: five of six known ones did, and six are few. */
  lostMade: 0.75,
  /** 0.5 to 1: a less sure call is shown to the player for review, and a less sure hoop to be checked. */
  reviewBelow: 0.8,
} as const;
