/** Where the hoop is. Chosen on courts that the network did not learn from; see docs/accuracy.md. */
export const calibrateThresholds = {
  /** Ratio of the ring's width to the one the ball lets expect, up or down: else it is another depth. */
  mostWidthRatio: 1.6,
  /** Seconds between two looks for a hoop at first, and the part of the time so far, and at most, later. */
  lookEverySeconds: 0.25,
  lookLaterShare: 0.6,
  mostLookGapSeconds: 5,
  /** Looks after which a place that looks surely like a hoop is told to be found. */
  settledLooks: 3,
  /** 0 to 1; what looks less like a hoop, in a single look or over all looks, is none. */
  leastOdds: 0.15,
  /** Half rim widths between the middles of two sightings of one hoop, and from it to the end of a flight that still speaks for it (one sigma). */
  sameRadii: 1.2,
  /** Sightings of one place that its ring is the median of. */
  mostSightings: 12,
  /** Half rim widths; a ring that is known better by less than this stays where it was. */
  movedRadii: 0.03,
  /** Likeliest places that are measured closely and watched. */
  mostPlaces: 2,
  /** Last sightings of a flight that count as its end. */
  endPoints: 10,
  /** Flights whose ends are remembered. */
  mostArrivals: 300,
  /** Log odds for each e-fold of balls that came down there, and the balls granted to every place. */
  voteWeight: 2,
  fewVotes: 0.25,
  /** 0 to 1; a place that looks so much like a hoop over all looks is one, and one that is shot at is one as surely. */
  sureOdds: 0.6,
} as const;
