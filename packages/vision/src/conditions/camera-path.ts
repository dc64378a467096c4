import type { StillFrame } from '../stabilise/stabilise.ts';
import { conditionThresholds as limits } from '../thresholds/conditions.ts';
import { stabiliseThresholds } from '../thresholds/stabilise.ts';

/** Seconds of the video. `to` is null when the video ended before. */
export interface LostSpan {
  readonly from: number;
  readonly to: number | null;
}

interface Stand {
  readonly since: number;
  /** px off the first view. */
  readonly shift: number;
}

/** The camera's movements, derived from the stabiliser's motion of each picture. */
export class CameraPath {
  /** Moments after which the phone stood elsewhere for good, seconds. */
  readonly knocks: number[] = [];
  private readonly lost: { from: number; to: number | null }[] = [];
  private stand: Stand | null = null;
  private trial: Stand | null = null;
  private last: StillFrame | null = null;
  private jitterSum = 0;
  private pairs = 0;
  private restless = 0;
  private firstRestless: number | null = null;
  private farthest = 0;

  see(frame: StillFrame): void {
    if (frame.usable) this.follow(frame);
    else this.lose(frame.seconds);
    this.last = frame;
  }

  /** Spans without the first view that are long enough to report. */
  get lostSpans(): readonly LostSpan[] {
    const end = this.last?.seconds ?? 0;
    return this.lost.filter(({ from, to }) => (to ?? end) - from >= limits.standSeconds);
  }

  /** px a frame. */
  get jitter(): number {
    return this.pairs === 0 ? 0 : this.jitterSum / this.pairs;
  }

  /** When the camera began to move about, seconds; null for one that stood most of the time. */
  get movesSince(): number | null {
    const { last } = this;
    if (!last || this.farthest <= stabiliseThresholds.movedShare * last.width) return null;
    return this.restless > last.seconds / 2 ? this.firstRestless : null;
  }

  private lose(seconds: number): void {
    if (this.lost.at(-1)?.to !== null) this.lost.push({ from: seconds, to: null });
  }

  private follow(frame: StillFrame): void {
    const open = this.lost.at(-1);
    if (open) open.to ??= frame.seconds;
    this.farthest = Math.max(this.farthest, frame.shift);
    const { last } = this;
    if (last?.usable) {
      const step = Math.abs(frame.shift - last.shift);
      // A knock does not count as jitter.
      if (step <= limits.standShare * frame.width) {
        this.jitterSum += step;
        this.pairs++;
      }
    }
    this.settle(frame, last?.seconds ?? frame.seconds);
  }

  /** Records where the camera stands, and when it moved to stand elsewhere. */
  private settle({ seconds, shift, width }: StillFrame, before: number): void {
    const near = (stand: Stand | null): boolean =>
      stand !== null && Math.abs(stand.shift - shift) <= limits.standShare * width;
    this.stand ??= { since: seconds, shift };
    if (near(this.stand)) {
      this.trial = null;
      return;
    }
    this.restless += seconds - before;
    this.firstRestless ??= seconds;
    if (!near(this.trial)) this.trial = { since: seconds, shift };
    if (!this.trial || seconds - this.trial.since < limits.standSeconds) return;
    this.knocks.push(this.trial.since);
    this.restless -= seconds - this.trial.since;
    this.stand = this.trial;
    this.trial = null;
  }
}
