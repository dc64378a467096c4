/** One shot, by what came of it. */
interface Called {
  readonly outcome: 'made' | 'missed';
  /** Video seconds; null where the moment is not known. */
  readonly rimSeconds: number | null;
}

/**
 * The most makes one after the other. Null where the order is not known: a shot without a moment may have stood between
 * any two others, and without shots there is nothing to say.
 */
export function makesInARow(shots: readonly Called[]): number | null {
  const moments = shots.map(({ rimSeconds }) => rimSeconds);
  if (shots.length === 0 || moments.includes(null)) return null;
  let longest = 0;
  let run = 0;
  for (const { outcome } of shots.toSorted((a, b) => Number(a.rimSeconds) - Number(b.rimSeconds))) {
    run = outcome === 'made' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
