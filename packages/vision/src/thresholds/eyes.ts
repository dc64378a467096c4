/** Timing of the looks, and the confidence that the eyes need. */
export const eyesThresholds = {
  /**
   * Seconds between two pictures kept for finding people, two measurements of light and sharpness, two searches for a
   * lost view, and two progress reports.
   */
  tickSeconds: 0.3,
  /** 0 to 1; below this something is no person, or no line of a lane. */
  seenOdds: 0.3,
} as const;
