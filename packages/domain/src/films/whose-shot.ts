/** Players who film together, and how the owner of the film offers the others their shots. */
export const FILM_TOGETHER = {
  /** Players of one film, whoever filmed included. */
  PLAYERS: 4,
  /** How long a player has to answer an offer of shots. */
  OFFER_DAYS: 14,
  /** Squad and team mates who are offered to be named, by name. */
  MATES_LISTED: 500,
} as const;
