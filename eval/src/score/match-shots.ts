import type { DetectedShot } from '@hooplog/vision';
import type { TrueShot } from '../manifest.ts';

/** A found shot matches a true one when their moments at the rim differ by at most this. */
export const MATCH_SECONDS = 0.6;

export interface Match {
  readonly truth: TrueShot;
  readonly found: DetectedShot;
}

/**
 * Pairs true with found shots, each at most once: as many pairs as possible, and of those the pairing with the
 * smallest differences. A true shot without a labelled moment takes the most confident found shot that is left.
 */
export function matchShots(
  truths: readonly TrueShot[],
  founds: readonly DetectedShot[],
): readonly Match[] {
  const pairs = pairInTime(
    truths.filter(({ rimSeconds }) => rimSeconds !== null),
    founds,
  );
  const left = founds
    .filter((found) => !pairs.some((pair) => pair.found === found))
    .sort((a, b) => b.confidence - a.confidence);
  const undated = truths.filter(({ rimSeconds }) => rimSeconds === null);
  return [
    ...pairs,
    ...undated.flatMap((truth, index) => {
      const found = left[index];
      return found ? [{ truth, found }] : [];
    }),
  ];
}

interface Best {
  readonly pairs: readonly Match[];
  /** Sum of the differences, seconds. */
  readonly apart: number;
}

const NONE: Best = { pairs: [], apart: 0 };

/**
 * On a time line the best pairing never crosses, so it is built by dynamic programming over the first i and j
 * shots.
 */
function pairInTime(
  truths: readonly TrueShot[],
  founds: readonly DetectedShot[],
): readonly Match[] {
  const ordered = truths.toSorted((a, b) => (a.rimSeconds ?? 0) - (b.rimSeconds ?? 0));
  const seen = founds.toSorted((a, b) => a.rimSeconds - b.rimSeconds);
  let row: Best[] = new Array<Best>(seen.length + 1).fill(NONE);
  for (const truth of ordered) {
    const next: Best[] = [NONE];
    seen.forEach((found, index) => {
      const without = better(row[index + 1] ?? NONE, next[index] ?? NONE);
      const apart = Math.abs(found.rimSeconds - (truth.rimSeconds ?? 0));
      const before = row[index] ?? NONE;
      const paired = { pairs: [...before.pairs, { truth, found }], apart: before.apart + apart };
      // Labels have two decimals; a difference of exactly 0.6 must not fail by rounding.
      next.push(apart <= MATCH_SECONDS + 1e-9 ? better(without, paired) : without);
    });
    row = next;
  }
  return row.at(-1)?.pairs ?? [];
}

function better(a: Best, b: Best): Best {
  if (a.pairs.length !== b.pairs.length) return a.pairs.length > b.pairs.length ? a : b;
  return a.apart <= b.apart ? a : b;
}
