/** Pictures that wait to be looked at, from which on fewer are taken, and until which more are again. */
const BEHIND = 60;
const CAUGHT_UP = 10;
/** Of so many pictures at least one is taken: fewer would show no flight. */
const MAX_LEFT_OUT = 4;
/** Pictures between two steps: to fewer as soon as the last step can be judged, back only when the device had time to spare for long. */
const UNTIL_FEWER = 60;
const UNTIL_MORE = 300;

/**
 * Which pictures of a camera are taken by a device that is too slow for all of them: every one, every second one, …
 * evenly, so that a ball's flight is seen in even steps.
 */
export class Thinning {
  private every = 1;
  private seen = 0;
  private changedAt = -UNTIL_FEWER;
  /** Pictures that waited when that changed. */
  private waitedThen = 0;

  /** Whether all pictures are taken. */
  get keepsUp(): boolean {
    return this.every === 1;
  }

  /** `waiting`: pictures that were taken and not looked at yet. */
  takesNext(waiting: number): boolean {
    this.seen++;
    const since = this.seen - this.changedAt;
    const fallsBehind = waiting > BEHIND && waiting > this.waitedThen;
    if (fallsBehind && since >= UNTIL_FEWER && this.every < MAX_LEFT_OUT) this.step(1, waiting);
    else if (waiting < CAUGHT_UP && since >= UNTIL_MORE && this.every > 1) this.step(-1, 0);
    // However slow the device is, memory is finite.
    return waiting < 2 * BEHIND && this.seen % this.every === 0;
  }

  private step(by: 1 | -1, waiting: number): void {
    this.every += by;
    this.changedAt = this.seen;
    this.waitedThen = waiting;
  }
}
