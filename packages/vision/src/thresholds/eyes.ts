/** When pictures are looked at, and what the eyes are believed. */
export const eyesThresholds = {
  /**
   * Seconds between two pictures that are kept to look for people, whose light and sharpness are measured, or in which a view
   * that was lost is looked for, and between two reports of progress.
   */
  tickSeconds: 0.3,
  /** 0 to 1; what looks less like a person, or like a line of a lane, is none. */
  seenOdds: 0.3,
} as const;
