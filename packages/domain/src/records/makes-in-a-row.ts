/** One shot, by its outcome. */
interface Called {
  readonly outcome: 'made' | 'missed';
  /** Video seconds; null where the moment is unknown. */
  readonly rimSeconds: number | null;
}

/** The longest run of makes in shots in order, `o` made and `x` missed; null without shots. */
export function longestMakeRun(outcomes: string): number | null {
  if (outcomes === '') return null;
  return Math.max(...outcomes.split('x').map((makes) => makes.length));
}

/**
 * The longest run of makes. Null if the order is unknown, as a shot without a moment may have been between any
 * two others, and without shots.
 */
export function makesInARow(shots: readonly Called[]): number | null {
  if (shots.some(({ rimSeconds }) => rimSeconds === null)) return null;
  const inOrder = shots.toSorted((a, b) => Number(a.rimSeconds) - Number(b.rimSeconds));
  return longestMakeRun(inOrder.map(({ outcome }) => (outcome === 'made' ? 'o' : 'x')).join(''));
}
