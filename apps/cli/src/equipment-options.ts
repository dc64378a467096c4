import {
  BALL_SIZES,
  type BallSize,
  type Equipment,
  metresToFeet,
  REGULATION,
  RIM_HEIGHT_RANGE,
} from '@hooplog/domain';
import { UsageError } from './cli-errors.ts';

/** Feet of `9`, `8.5ft` or `2.6m`. */
function rimHeightOf(text: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s*(ft|m)?$/.exec(text.trim()) ?? [];
  const feet = unit === 'm' ? metresToFeet(Number(number)) : Number(number);
  if (feet >= RIM_HEIGHT_RANGE.min && feet <= RIM_HEIGHT_RANGE.max) return feet;
  throw new UsageError(
    `--rim-height must be from ${RIM_HEIGHT_RANGE.min} to ${RIM_HEIGHT_RANGE.max} feet, such as 8, or 2.6m.`,
  );
}

function ballSizeOf(text: string): BallSize {
  const size = BALL_SIZES.find((known) => String(known) === text.trim());
  if (size === undefined) throw new UsageError(`--ball must be one of ${BALL_SIZES.join(', ')}.`);
  return size;
}

/** Hoop and ball from the options; the usual ones by default. */
export function readEquipment(rimHeight?: string, ball?: string): Equipment {
  return {
    rimHeight: rimHeight === undefined ? REGULATION.rimHeight : rimHeightOf(rimHeight),
    ballSize: ball === undefined ? REGULATION.ballSize : ballSizeOf(ball),
  };
}
