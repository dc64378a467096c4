interface Shots {
  readonly verifiedShots: number;
  readonly totalShots: number;
}

/** How much of a player's numbers the program saw; "all" and "none" are said only where they are true. */
export function verifiedShare({ verifiedShots, totalShots }: Shots): string {
  if (verifiedShots === 0) return 'Counted by hand';
  if (verifiedShots >= totalShots) return 'All by video';
  const percent = Math.round((100 * verifiedShots) / totalShots);
  return `${Math.min(99, Math.max(1, percent))}% by video`;
}
