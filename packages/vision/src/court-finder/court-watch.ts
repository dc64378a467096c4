import type { Eyes, LineKind, SeenLines } from '../eyes/eyes.ts';
import { LINE_KINDS } from '../eyes/eyes.ts';
import type { Picture } from '../frames/picture.ts';
import { courtFinderThresholds as limits } from '../thresholds/court-finder.ts';

/** Collects where the eyes see lines: several looks, since players stand before them now and then. */
export class CourtWatch {
  private lookedAt = -Infinity;
  private startedAt: number | null = null;
  private looks = 0;
  private sums: SeenLines | null = null;
  private readonly eyes: Eyes;

  constructor(eyes: Eyes) {
    this.eyes = eyes;
  }

  /** Whether it is time for another look: soon at the start, seldom later, and at last no more. */
  isDue(seconds: number): boolean {
    if (this.isDone) return false;
    if (this.startedAt === null) return true;
    const before = this.lookedAt - this.startedAt;
    return seconds - this.lookedAt >= Math.max(limits.lookEverySeconds, before);
  }

  /** Looks at a picture of the first view. */
  async look(picture: Picture, seconds: number): Promise<void> {
    this.startedAt ??= seconds;
    this.lookedAt = seconds;
    this.looks++;
    const seen = await this.eyes.lines(picture);
    this.sums = this.sums === null ? seen : added(this.sums, seen);
  }

  /** Whether nothing more is looked at. */
  get isDone(): boolean {
    return this.looks >= limits.mostLooks;
  }

  /** Mean odds over all looks; null before the first. */
  get lines(): SeenLines | null {
    const { sums, looks } = this;
    return sums && withOdds(sums, (kind) => sums.odds[kind].map((sum) => sum / looks));
  }
}

function withOdds(lines: SeenLines, oddsOf: (kind: LineKind) => Float32Array): SeenLines {
  const odds = Object.fromEntries(LINE_KINDS.map((kind) => [kind, oddsOf(kind)]));
  return { ...lines, odds: odds as Record<LineKind, Float32Array> };
}

const added = (sums: SeenLines, seen: SeenLines): SeenLines =>
  withOdds(sums, (kind) => sums.odds[kind].map((sum, at) => sum + seen.odds[kind][at]!));
