import type { AzimuthChance, Equipment } from '@hooplog/domain';
import type { RimEllipse } from '../analysis.ts';
import { areSame } from '../calibrate/hoop-place.ts';
import type { Eyes, LineKind, SeenLines } from '../eyes.ts';
import { LINE_KINDS } from '../eyes.ts';
import type { Picture } from '../frames/picture.ts';
import { courtFinderThresholds as limits } from '../thresholds/court-finder.ts';
import { azimuthsByBoard } from './board-azimuths.ts';

/**
 * Collects evidence for a court: where the eyes see lines, and a still picture, whose board shows the camera's
 * azimuth. Takes several looks, since players sometimes stand in front of both.
 */
export class CourtWatch {
  private lookedAt = -Infinity;
  private startedAt: number | null = null;
  private looks = 0;
  private sums: SeenLines | null = null;
  private still: StillSum | null = null;
  private known: KnownAzimuths | null = null;
  private readonly eyes: Eyes;

  constructor(eyes: Eyes) {
    this.eyes = eyes;
  }

  /** Whether it is time for another look: often at the start, rarely later, and finally never. */
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
    this.still = withPicture(this.still, picture);
    const seen = await this.eyes.lines(picture);
    this.sums = this.sums === null ? seen : added(this.sums, seen);
  }

  /** Whether no more looks will follow. */
  get isDone(): boolean {
    return this.looks >= limits.maxLooks;
  }

  /** Mean odds over all looks; null before the first. */
  get lines(): SeenLines | null {
    const { sums, looks } = this;
    return sums && withOdds(sums, (kind) => sums.odds[kind].map((sum) => sum / looks));
  }

  /**
   * Likelihood of each azimuth of the camera by the board behind a ring (px of the pictures); null before the
   * first look. Recomputed after new looks, or for another ring.
   */
  azimuthsAround(rim: RimEllipse, equipment: Equipment): readonly AzimuthChance[] | null {
    const { known, looks, still } = this;
    if (still === null) return null;
    if (known?.looks === looks && areSame(known.rim, rim)) return known.azimuths;
    const luma = Uint8Array.from(still.luma, (sum) => Math.round(sum / looks));
    const azimuths = azimuthsByBoard({ ...still, luma }, rim, equipment);
    this.known = { rim, looks, azimuths };
    return azimuths;
  }
}

/** The sum of several pictures, pixel by pixel. */
interface StillSum {
  readonly width: number;
  readonly height: number;
  readonly luma: Uint32Array;
}

interface KnownAzimuths {
  readonly rim: RimEllipse;
  readonly looks: number;
  readonly azimuths: readonly AzimuthChance[];
}

function withPicture(sum: StillSum | null, { width, height, luma }: Picture): StillSum {
  const all = sum ?? { width, height, luma: new Uint32Array(luma.length) };
  luma.forEach((level, at) => {
    all.luma[at]! += level;
  });
  return all;
}

function withOdds(lines: SeenLines, oddsOf: (kind: LineKind) => Float32Array): SeenLines {
  const odds = Object.fromEntries(LINE_KINDS.map((kind) => [kind, oddsOf(kind)]));
  return { ...lines, odds: odds as Record<LineKind, Float32Array> };
}

const added = (sums: SeenLines, seen: SeenLines): SeenLines =>
  withOdds(sums, (kind) => sums.odds[kind].map((sum, at) => sum + seen.odds[kind][at]!));
