/** Players who film together, and the offers of the film's owner to give others their shots. */
export const FILM_TOGETHER = {
  /** Players of one film, including the one who films. */
  PLAYERS: 4,
  /** Days that a player has to answer an offer of shots. */
  OFFER_DAYS: 14,
  /** Squad and team mates that are listed for naming, by name. */
  MATES_LISTED: 500,
} as const;
