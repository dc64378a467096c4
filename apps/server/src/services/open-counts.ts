/** Counts open things per key, up to a limit. */
export class OpenCounts {
  readonly #max: number;
  readonly #open = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** False if the limit is reached; every `true` needs a `release`. */
  take(key: string): boolean {
    const open = this.#open.get(key) ?? 0;
    if (open >= this.#max) return false;
    this.#open.set(key, open + 1);
    return true;
  }

  release(key: string): void {
    const open = (this.#open.get(key) ?? 0) - 1;
    if (open > 0) this.#open.set(key, open);
    else this.#open.delete(key);
  }
}
