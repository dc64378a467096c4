import { setImmediate } from 'node:timers/promises';

/** The longest time that long work may block other requests. */
const TURN_MS = 10;

/** Keeps long work from blocking the event loop. */
export class Yielder {
  readonly #turn: number;
  #since = performance.now();

  /** @param turn maximum milliseconds without yielding */
  constructor(turn = TURN_MS) {
    this.#turn = turn;
  }

  /** Called between two steps of the work: yields to other work once the time is up. */
  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.#since < this.#turn) return;
    await setImmediate();
    this.#since = performance.now();
  }
}
