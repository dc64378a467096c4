/** A counted share with its confidence interval. */
export interface Rate {
  readonly right: number;
  readonly of: number;
  /** Null if nothing was counted. */
  readonly value: number | null;
  /** 95 % Wilson interval; valid for small numbers and near 0 and 1. */
  readonly interval: readonly [low: number, high: number] | null;
}

/** The normal distribution's 97.5 % point. */
const Z = 1.959964;

export function rate(right: number, of: number): Rate {
  if (of === 0) return { right, of, value: null, interval: null };
  const share = right / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return {
    right,
    of,
    value: share,
    interval: [Math.max(0, middle - half), Math.min(1, middle + half)],
  };
}
