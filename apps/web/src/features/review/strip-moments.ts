import { formatDecimal } from '@hooplog/domain';
import type { Rim } from '@hooplog/contract';
import { t } from '@hooplog/language';

/** Seconds from the ball's arrival at the rim: end of the flight, rim, net. */
const OFFSETS = [-0.35, -0.15, 0, 0.15, 0.3, 0.5] as const;

interface Moment {
  /** Video seconds. */
  readonly seconds: number;
  /** "−0.2 s" */
  readonly label: string;
  readonly isAtRim: boolean;
}

/** The moments of a shot's strip that lie within the video. */
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

/** Width of the square in rim widths: rim, net, and where the ball comes from. */
const RING_WIDTHS = 3.4;
/** Minimum side as a share of the picture. A rim farther away is not magnified more, or only its pixels would show. */
const MIN_SHARE = 0.14;

/**
 * The part of the picture that a strip shows: the rim centred, slightly above the middle; the middle of the picture if
 * the rim is unknown.
 */
export function stripSquare(rim: Rim | null, { width, height }: Size): Square {
  const minSide = MIN_SHARE * Math.min(width, height);
  const maxSide = Math.min(width, height);
  const side =
    rim === null ? maxSide : Math.min(maxSide, Math.max(minSide, 2 * rim.rx * RING_WIDTHS));
  const centre =
    rim === null ? { x: width / 2, y: height / 2 } : { x: rim.cx, y: rim.cy + rim.rx / 3 };
  const inside = (middle: number, length: number) =>
    Math.min(length - side, Math.max(0, middle - side / 2));
  return { x: inside(centre.x, width), y: inside(centre.y, height), side };
}
