/** A pseudo-random generator; the same seed gives the same choices. */
export class Chooser {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 ≤ number < 1 (mulberry32). */
  fraction(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  oneIn(count: number): boolean {
    return this.fraction() * count < 1;
  }

  /** @param items at least one */
  of<T>(items: readonly T[]): T {
    return items[Math.floor(this.fraction() * items.length)] as T;
  }
}
