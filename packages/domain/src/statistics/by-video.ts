/** Shots of a player, and how many of them the program saw in its own videos (_verified_ in the glossary). */
export interface VerifiedShots {
  readonly verifiedShots: number;
  readonly totalShots: number;
}

/**
 * The share of a player's shots that are verified by video: whole percent, 0 and 100 only if exact; null
 * without shots.
 */
export function videoShare({ verifiedShots, totalShots }: VerifiedShots): number | null {
  if (totalShots === 0) return null;
  if (verifiedShots === 0) return 0;
  if (verifiedShots >= totalShots) return 100;
  const percent = Math.round((100 * verifiedShots) / totalShots);
  return Math.min(99, Math.max(1, percent));
}
