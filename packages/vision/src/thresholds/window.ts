export const windowThresholds = {
  /** Seconds of pictures read ahead of the one looked at: the background must know the near future. */
  aheadSeconds: 1.2,
  /** Seconds kept behind: a place found later is measured back over that time. */
  behindSeconds: 1.6,
  /** Pictures from the start that are all kept until the ball's colour is known: ten seconds, 60 MB. */
  mostOpeningFrames: 300,
  /** Most pictures held, whatever the frame rate: bounds the memory. */
  mostFrames: 170,
  /** Gray levels of the square that changes most; by less only noise and compression do. */
  sameLevels: 0.25,
  /**
   * A picture shown again changes by at most this, and by this part of the most that one of so many
   * pictures before it did: of slow motion compressed twice by up to 8 of 40 to 90.
   */
  mostRepeatLevels: 8,
  repeatShare: 0.2,
  repeatFrames: 5,
} as const;
