/** Finding the hoop. Chosen on courts that the network did not learn from; see docs/accuracy.md. */
export const calibrateThresholds = {
  /** Seconds between two looks for a hoop at first; later this share of the time so far, up to a longest gap. */
  lookEverySeconds: 0.25,
  lookLaterShare: 0.6,
  maxLookGapSeconds: 5,
  /** Looks after which a place that surely looks like a hoop is reported as found. */
  settledLooks: 3,
  /** 0 to 1; a single look below this is no hoop: of two hundred such places one is. */
  minOdds: 0.005,
  /** Sightings of one place whose median is its ring; a close one is itself the mean of three looks. */
  maxSightings: 6,
  /** Half rim widths; a better measurement that moves the ring by less than this leaves it where it was. */
  movedRadii: 0.03,
  /** Likeliest places that are measured closely and watched, and those that are remembered. */
  maxPlaces: 3,
  maxRemembered: 12,
  /** rx; how far from the ring's middle the end of a flight still speaks for it (one sigma). */
  closeRadii: 1.2,
  /** Log odds per e-fold of balls that came down there, and the head start every place gets, so that a single ball leaves doubt. */
  voteWeight: 2,
  fewVotes: 0.25,
  /**
   * 0 to 1; mean odds over all looks below which a place is no hoop, and above which it is one. Of the places
   * without a hoop that the network did not train on, one in seven is above the first, and one in thirty above
   * the second.
   */
  refusedOdds: 0.15,
  sureOdds: 0.8,
} as const;
