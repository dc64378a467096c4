/** Queue lengths, in frames: above the first fewer frames are taken, below the second more again. */
const MAX_QUEUE = 60;
const MIN_QUEUE = 10;
/** At least one frame of this many is taken: fewer would not show a flight. */
const MAX_STEP = 4;
/**
 * Frames between two steps: to fewer as soon as the last step's effect is known, back only after a long time with
 * capacity to spare.
 */
const FRAMES_BEFORE_SLOWER = 60;
const FRAMES_BEFORE_FASTER = 300;

/**
 * Chooses frames of a camera for a device too slow for all of them: every one, every second one, …, so that a ball's
 * flight is sampled evenly.
 */
export class Thinning {
  private every = 1;
  private seen = 0;
  private changedAt = -FRAMES_BEFORE_SLOWER;
  /** Queue length when the step last changed. */
  private waitedThen = 0;

  /** Whether all frames are taken. */
  get keepsUp(): boolean {
    return this.every === 1;
  }

  /** `waiting`: frames taken but not yet processed. */
  takesNext(waiting: number): boolean {
    this.seen++;
    const since = this.seen - this.changedAt;
    const fallsBehind = waiting > MAX_QUEUE && waiting > this.waitedThen;
    if (fallsBehind && since >= FRAMES_BEFORE_SLOWER && this.every < MAX_STEP)
      this.step(1, waiting);
    else if (waiting < MIN_QUEUE && since >= FRAMES_BEFORE_FASTER && this.every > 1)
      this.step(-1, 0);
    // However slow the device, memory is finite.
    return waiting < 2 * MAX_QUEUE && this.seen % this.every === 0;
  }

  private step(by: 1 | -1, waiting: number): void {
    this.every += by;
    this.changedAt = this.seen;
    this.waitedThen = waiting;
  }
}
