interface Timed {
  readonly seconds: number;
}

/** Index of the first item that is not before a moment. */
function firstFrom(timed: readonly Timed[], seconds: number): number {
  let low = 0;
  let high = timed.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (timed[middle]!.seconds < seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The items between two moments (video seconds, both included), of items in order of time. Binary
 * search: no scan of the whole video for each of its shots.
 */
export function between<T extends Timed>(timed: readonly T[], from: number, to: number): T[] {
  const found: T[] = [];
  for (let at = firstFrom(timed, from); at < timed.length; at++) {
    const one = timed[at]!;
    if (one.seconds > to) break;
    found.push(one);
  }
  return found;
}
