/**
 * Reads the time stamps that ffmpeg's `showinfo` filter prints, one line per frame, in order. They
 * are integer ticks times the time base: the printed seconds have six digits only, which is 10 ms
 * off after a quarter of an hour.
 */
export class FrameTimes {
  #ticksPerSecond = 0;
  #secondsPerTick = 0;
  readonly #known: number[] = [];
  #waiting: ((seconds: number | null) => void) | null = null;
  #isOver = false;

  /** Takes a line of ffmpeg's log; true if it was one of showinfo's. */
  read(line: string): boolean {
    if (!line.includes('[Parsed_showinfo')) return false;
    const base = /config in time_base: (\d+)\/(\d+)/.exec(line);
    if (base) {
      this.#secondsPerTick = Number(base[1]);
      this.#ticksPerSecond = Number(base[2]);
    }
    const ticks = /\bn: *\d+ pts: *(-?\d+) /.exec(line);
    if (ticks) this.#give((Number(ticks[1]) * this.#secondsPerTick) / this.#ticksPerSecond);
    return true;
  }

  /** The next frame's seconds; null if ffmpeg ended without printing it. */
  async next(): Promise<number | null> {
    const seconds = this.#known.shift();
    if (seconds !== undefined) return seconds;
    if (this.#isOver) return null;
    return new Promise((resolve) => (this.#waiting = resolve));
  }

  /** ffmpeg has ended. */
  end(): void {
    this.#isOver = true;
    this.#waiting?.(null);
    this.#waiting = null;
  }

  #give(seconds: number): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) waiting(seconds);
    else this.#known.push(seconds);
  }
}
