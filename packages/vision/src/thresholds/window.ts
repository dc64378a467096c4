export const windowThresholds = {
  /** Seconds of pictures read ahead of the one looked at: the background must know the near future. */
  aheadSeconds: 1.2,
  /** Seconds kept behind: a hoop found at the end of a flight is measured back over that flight. */
  behindSeconds: 1.6,
  /** Most pictures held, whatever the frame rate: bounds the memory. */
  mostFrames: 170,
  /** Longest time from hand to ring, seconds: where the shooter stood is looked up that far back. */
  flightSeconds: 4,
  /** Gray levels; where no pixel changes more the picture is the last one shown again. */
  repeatLevels: 2,
  /** Seconds of video between two reports of progress. */
  reportEverySeconds: 0.5,
  /** Closeness (0 to 1) of a flight's end to the ring that counts as a shot in the progress display. */
  shotCloseness: 0.5,
} as const;
