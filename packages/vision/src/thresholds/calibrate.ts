/** Where the hoop is. Chosen on courts that the network did not learn from; see docs/accuracy.md. */
export const calibrateThresholds = {
  /** Seconds between two looks for a hoop at first, and the part of the time so far, and at most, later. */
  lookEverySeconds: 0.25,
  lookLaterShare: 0.6,
  mostLookGapSeconds: 5,
  /** Looks after which a place that looks surely like a hoop is told to be found. */
  settledLooks: 3,
  /** 0 to 1; what looks less like a hoop in a single look is none. */
  leastOdds: 0.05,
  /** Sightings of one place that its ring is the median of. */
  mostSightings: 12,
  /** Half rim widths; a ring that is known better by less than this stays where it was. */
  movedRadii: 0.03,
  /** Likeliest places that are measured closely and watched, and that are remembered. */
  mostPlaces: 3,
  mostRemembered: 12,
  /** rx; how far from the ring's middle a flight's end still speaks for it (one sigma). */
  closeRadii: 1.2,
  /** Log odds for each e-fold of balls that came down there, and the balls granted to every place, by which a single one leaves a doubt. */
  voteWeight: 2,
  fewVotes: 0.25,
  /** 0 to 1; a place that looks like a hoop so little or so much over all looks is none, or is one. */
  refusedOdds: 0.15,
  sureOdds: 0.6,
} as const;
