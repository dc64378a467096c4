import type { Frame } from './frames/frame.ts';
import { viewThresholds as limits } from './thresholds/stabilise.ts';
import type { VideoPass } from './video-pass.ts';

/** A span in which a take is shown, seconds; a take that the film comes back to has several spans. */
export interface TakeSpan {
  readonly pass: VideoPass;
  readonly from: number;
  /** Null while it is shown. */
  to: number | null;
}

/** The takes of a film, each watched separately: a cut begins another one, or returns to an earlier one. */
export class Takes {
  private readonly begin: () => VideoPass;
  readonly spans: TakeSpan[];

  constructor(first: VideoPass, begin: () => VideoPass) {
    this.begin = begin;
    this.spans = [{ pass: first, from: 0, to: null }];
  }

  get current(): TakeSpan {
    return this.spans.at(-1)!;
  }

  /** Every take once, in the order in which they began. */
  get all(): readonly VideoPass[] {
    return [...new Set(this.spans.map(({ pass }) => pass))];
  }

  /** Whether a take is the one that the film began with: the player's marks refer to its first picture. */
  isFirst(pass: VideoPass): boolean {
    return this.spans[0]?.pass === pass;
  }

  /** Takes the next picture. */
  async push(frame: Frame): Promise<void> {
    if (this.current.pass.isCut) await this.change(frame);
    await this.current.pass.read(frame);
  }

  private async change(frame: Frame): Promise<void> {
    const left = this.current;
    await left.pass.pause();
    left.to = frame.seconds;
    const others = this.all.filter((pass) => pass !== left.pass).slice(-limits.maxKnownTakes);
    const known = others.findLast((pass) => pass.knows(frame));
    this.spans.push({ pass: known ?? this.begin(), from: frame.seconds, to: null });
  }
}
