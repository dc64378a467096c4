/** Which pictures are held, and which are duplicates. */
export const windowThresholds = {
  /** Seconds of pictures read ahead of the current one: the background must know the near future. */
  aheadSeconds: 1.2,
  /** Seconds kept behind it: a hoop found later is measured back over that time. */
  behindSeconds: 1.6,
  /** Pictures from the start that are all kept until the ball's colour is known: ten seconds, 60 MB. */
  maxOpeningFrames: 300,
  /** Pictures held at most, whatever the frame rate: bounds the memory. */
  maxFrames: 170,
  /** Grey levels of the square that changes most; smaller changes are noise and compression. */
  sameLevels: 0.25,
  /**
   * A repeated picture changes by at most this, and by at most this share of the largest change among
   * this many pictures before it: in slow motion that was compressed twice, by up to 8 of 40 to 90.
   */
  maxRepeatLevels: 8,
  repeatShare: 0.2,
  repeatFrames: 5,
} as const;
