const TICK_MS = 500;
/** How often a run without progress still asks whether it counts. */
const IDLE_TICKS = 4;

/**
 * Passes the newest progress on at most twice a second, one write at a time, and learns from each whether the run
 * still counts.
 */
export class ProgressWriter<P> {
  readonly #write: (progress: P) => Promise<boolean>;
  readonly #onOvertaken: () => void;
  readonly #timer: NodeJS.Timeout;
  #latest: P;
  #changed = true;
  #idleTicks = 0;
  #writing: Promise<void> | null = null;

  /** @param write false when the run no longer counts */
  constructor(first: P, write: (progress: P) => Promise<boolean>, onOvertaken: () => void) {
    this.#latest = first;
    this.#write = write;
    this.#onOvertaken = onOvertaken;
    this.#timer = setInterval(() => {
      this.#tick();
    }, TICK_MS);
  }

  note(progress: P): void {
    this.#latest = progress;
    this.#changed = true;
  }

  /** Resolves when nothing more will be written. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
  }

  #tick(): void {
    this.#idleTicks += 1;
    if (this.#writing !== null || (!this.#changed && this.#idleTicks < IDLE_TICKS)) return;
    this.#changed = false;
    this.#idleTicks = 0;
    this.#writing = this.#writeLatest();
  }

  async #writeLatest(): Promise<void> {
    try {
      if (!(await this.#write(this.#latest))) this.#onOvertaken();
    } catch {
      // The database may be back at the next tick; if it is not, storing the result fails and the job runs again.
    } finally {
      this.#writing = null;
    }
  }
}
