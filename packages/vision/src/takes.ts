import type { Frame } from './frames/frame.ts';
import { viewThresholds as limits } from './thresholds/stabilise.ts';
import type { VideoWatch } from './watch-video.ts';

/** From when on a take is shown, seconds; a take that the film comes back to has several spans. */
export interface TakeSpan {
  readonly watch: VideoWatch;
  readonly from: number;
  /** Null while it is shown. */
  to: number | null;
}

/** The takes of a film, each watched by itself: a cut begins another one, or goes back to one that was left. */
export class Takes {
  private readonly begin: () => VideoWatch;
  readonly spans: TakeSpan[];

  constructor(first: VideoWatch, begin: () => VideoWatch) {
    this.begin = begin;
    this.spans = [{ watch: first, from: 0, to: null }];
  }

  get current(): TakeSpan {
    return this.spans.at(-1)!;
  }

  /** Every take once, in the order in which they began. */
  get all(): readonly VideoWatch[] {
    return [...new Set(this.spans.map(({ watch }) => watch))];
  }

  /** Whether a take is the one that the film began with: what the player gave is of its first picture. */
  isFirst(watch: VideoWatch): boolean {
    return this.spans[0]?.watch === watch;
  }

  /** Takes the next picture. */
  async see(frame: Frame): Promise<void> {
    if (this.current.watch.isCut) await this.change(frame);
    await this.current.watch.read(frame);
  }

  private async change(frame: Frame): Promise<void> {
    const left = this.current;
    await left.watch.pause();
    left.to = frame.seconds;
    const others = this.all.filter((watch) => watch !== left.watch).slice(-limits.maxKnownTakes);
    const known = others.findLast((watch) => watch.knows(frame));
    this.spans.push({ watch: known ?? this.begin(), from: frame.seconds, to: null });
  }
}
