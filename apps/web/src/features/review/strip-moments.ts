import { formatDecimal } from '@hooplog/domain';
import type { Rim } from '@hooplog/contract';
import { t } from '@hooplog/language';

/** Moments of a strip, in seconds from the ball's arrival at the rim: the end of the flight, the ring, the net. */
const OFFSETS = [-0.35, -0.15, 0, 0.15, 0.3, 0.5] as const;

interface Moment {
  /** Video seconds. */
  readonly seconds: number;
  /** "−0.2 s" */
  readonly label: string;
  readonly isAtRim: boolean;
}

/** The moments of the strip of a shot that are in the video. */
export function stripMoments(rimSeconds: number, durationSeconds: number): readonly Moment[] {
  return OFFSETS.map((offset) => ({
    seconds: rimSeconds + offset,
    label: labelOf(offset),
    isAtRim: offset === 0,
  })).filter(({ seconds }) => seconds >= 0 && seconds <= durationSeconds);
}

function labelOf(offset: number): string {
  if (offset === 0) return t('at the rim');
  const decimals = Number.isInteger(Math.round(100 * offset) / 10) ? 1 : 2;
  const span = formatDecimal(Math.abs(offset), decimals);
  return offset < 0 ? t('−{span} s', { span }) : t('+{span} s', { span });
}

/** A square part of the picture, in pixels of the displayed video. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Ring, net, and where the ball comes from: so many widths of the ring. */
const RING_WIDTHS = 3.4;
/** A ring far away is not magnified beyond this share of the picture, or its pixels would be all that is seen. */
const MIN_SHARE = 0.14;

/** What a strip shows: the ring in the middle, a little above it; the picture's middle where no ring is known. */
export function stripSquare(rim: Rim | null, { width, height }: Size): Square {
  const least = MIN_SHARE * Math.min(width, height);
  const most = Math.min(width, height);
  const side = rim === null ? most : Math.min(most, Math.max(least, 2 * rim.rx * RING_WIDTHS));
  const centre =
    rim === null ? { x: width / 2, y: height / 2 } : { x: rim.cx, y: rim.cy + rim.rx / 3 };
  const inside = (middle: number, length: number) =>
    Math.min(length - side, Math.max(0, middle - side / 2));
  return { x: inside(centre.x, width), y: inside(centre.y, height), side };
}
