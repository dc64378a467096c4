/** A stream of random numbers that is the same for the same seed, on every machine. */
export interface Random {
  /** 0 inclusive to 1 exclusive. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  /** A new independent stream: adding a feature must not change older scenes. */
  fork(label: number): Random;
}

/** mulberry32: 32 bits of state, ample for placing shots and grain. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    fork: (label) => makeRandom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(label + 1, 0x85ebca6b)),
  };
}
