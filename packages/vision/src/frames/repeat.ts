import { windowThresholds as limits } from '../thresholds/window.ts';
import type { Frame } from './frame.ts';

/**
 * Whether a frame shows the same picture as the one before. Editors make slow motion by showing each
 * picture several times; a ball that stands still and then jumps would be no flight.
 */
export function isRepeat(before: Frame, now: Frame): boolean {
  for (let i = 0; i < now.luma.length; i++) {
    if (Math.abs(now.luma[i]! - before.luma[i]!) > limits.repeatLevels) return false;
  }
  return true;
}
