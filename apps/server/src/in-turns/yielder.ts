import { setImmediate } from 'node:timers/promises';

/** Longer than this nobody else's request has to wait for a turn. */
const TURN_MS = 10;

/** Keeps long work from holding up everything else in the process. */
export class Yielder {
  readonly #turn: number;
  #since = performance.now();

  /** @param turn milliseconds */
  constructor(turn = TURN_MS) {
    this.#turn = turn;
  }

  /** Between two steps of the work: lets others go on once a turn is over. */
  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.#since < this.#turn) return;
    await setImmediate();
    this.#since = performance.now();
  }
}
