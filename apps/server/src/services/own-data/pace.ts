import { setImmediate } from 'node:timers/promises';

/** Longer than this nobody else's request has to wait for a turn. */
const TURN_MS = 10;

/** Keeps long work from holding up everything else in the process. */
export class Pace {
  #since = performance.now();

  /** Between two steps of the work: lets others go on once a turn is over. */
  async rest(): Promise<void> {
    if (performance.now() - this.#since < TURN_MS) return;
    await setImmediate();
    this.#since = performance.now();
  }
}
