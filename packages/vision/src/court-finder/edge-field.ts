import type { ImagePoint, RimEllipse } from '../analysis.ts';
import type { Picture } from '../frames/picture.ts';
import { boardThresholds as limits } from '../thresholds/board.ts';

/** Grey levels per pixel; flatter gradients are noise. */
const MIN_CONTRAST = 2;

/**
 * Evidence of a picture along a straight line: `clear` samples' worth of edge on `count` samples within the
 * picture.
 */
export interface EdgeEvidence {
  readonly clear: number;
  readonly count: number;
}

/** Clarity of edges along straight lines of a picture, relative to the surroundings of a ring. Picture px. */
export class EdgeField {
  private readonly picture: Pick<Picture, 'width' | 'height' | 'luma'>;
  /** Grey levels per pixel, of an edge that is half clear. */
  private readonly contrast: number;

  constructor(picture: EdgeField['picture'], rim: RimEllipse) {
    this.picture = picture;
    this.contrast = this.usualContrast(rim);
  }

  /** The gradient, grey levels per pixel; null at the picture's border and beyond it. */
  private gradientAt(x: number, y: number): readonly [across: number, down: number] | null {
    const { width, height, luma } = this.picture;
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return null;
    const at = y * width + x;
    const row = (from: number): number => luma[from + 1]! - luma[from - 1]!;
    const column = (from: number): number => luma[from + width]! - luma[from - width]!;
    return [
      (row(at - width) + 2 * row(at) + row(at + width)) / 8,
      (column(at - 1) + 2 * column(at) + column(at + 1)) / 8,
    ];
  }

  private usualContrast({ cx, cy, rx }: RimEllipse): number {
    const reach = Math.ceil(limits.aroundRadii * rx);
    const found: number[] = [];
    for (let y = Math.round(cy) - reach; y <= cy + reach / 3; y += 2) {
      for (let x = Math.round(cx) - reach; x <= cx + reach; x += 2) {
        const gradient = this.gradientAt(x, y);
        if (gradient) found.push(Math.hypot(...gradient));
      }
    }
    found.sort((a, b) => a - b);
    return Math.max(MIN_CONTRAST, found[Math.floor(limits.clearShare * found.length)] ?? 0);
  }

  along(from: ImagePoint, to: ImagePoint): EdgeEvidence {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const samples = Math.round(length / limits.samplePixels);
    let clear = 0;
    let count = 0;
    for (let sample = 0; sample < samples; sample++) {
      const share = (sample + 0.5) / samples;
      const x = from.x + (to.x - from.x) * share;
      const y = from.y + (to.y - from.y) * share;
      const steepest = this.steepestAt(x, y, [(from.y - to.y) / length, (to.x - from.x) / length]);
      if (steepest === null) continue;
      clear += steepest / (steepest + this.contrast);
      count++;
    }
    return { clear, count };
  }

  /** The steepest gradient across a line near a point of it; `normal` is of length 1. */
  private steepestAt(x: number, y: number, [nx, ny]: readonly [number, number]): number | null {
    let best: number | null = null;
    for (let aside = -limits.besidePixels; aside <= limits.besidePixels; aside++) {
      const gradient = this.gradientAt(Math.round(x + aside * nx), Math.round(y + aside * ny));
      if (!gradient) continue;
      best = Math.max(best ?? 0, Math.abs(gradient[0] * nx + gradient[1] * ny));
    }
    return best;
  }
}
