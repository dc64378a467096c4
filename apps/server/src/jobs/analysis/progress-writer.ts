const TICK_MS = 500;
/** How often a run without progress still asks whether it counts. */
const IDLE_TICKS = 4;

/** Null only asks. False when the run no longer counts. */
type Write<P> = (progress: P | null) => Promise<boolean>;

/**
 * Passes the newest progress on at most twice a second, one write at a time, and learns from each whether the run
 * still counts.
 */
export class ProgressWriter<P> {
  readonly #write: Write<P>;
  readonly #onOvertaken: () => void;
  readonly #timer: NodeJS.Timeout;
  #latest: P;
  #changed = true;
  #idleTicks = 0;
  #writing: Promise<void> | null = null;

  constructor(first: P, write: Write<P>, onOvertaken: () => void) {
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
    const news = this.#changed ? this.#latest : null;
    this.#changed = false;
    this.#idleTicks = 0;
    this.#writing = this.#writeOut(news);
  }

  async #writeOut(news: P | null): Promise<void> {
    try {
      if (!(await this.#write(news))) this.#onOvertaken();
    } catch {
      // The database may be back at the next tick; if it is not, storing the result fails and the job runs again.
    } finally {
      this.#writing = null;
    }
  }
}
