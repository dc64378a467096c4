/** Counts what is open for each key, up to a limit. */
export class OpenCounts {
  readonly #max: number;
  readonly #open = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** False where the limit is reached; every `true` is given back by `release`. */
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
