/** How often pictures are looked at, and what the eyes must be sure of. */
export const eyesThresholds = {
  /**
   * Seconds between two pictures kept for finding people, two measurements of light and sharpness, two searches for a
   * lost view, and two progress reports.
   */
  tickSeconds: 0.3,
  /** 0 to 1; what looks less like a person, or like a lane's line, is none. */
  seenOdds: 0.3,
} as const;
