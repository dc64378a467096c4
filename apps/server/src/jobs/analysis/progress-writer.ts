const TICK_MS = 500;
/** Number of ticks without progress after which a run still checks whether it is current. */
const IDLE_TICKS = 4;

/** Writes progress; null only checks. False if the run is no longer current. */
type Write<P> = (progress: P | null) => Promise<boolean>;

/**
 * Writes the newest progress at most twice a second, one write at a time, and learns from each write whether
 * the run is still current.
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

  /** Resolves when no more writes will follow. */
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
      // The database may be back at the next tick; otherwise storing the result fails and the job runs again.
    } finally {
      this.#writing = null;
    }
  }
}
