import { formatCount } from '@hooplog/domain';
import type { Shot } from '@hooplog/contract';

/** "Detected 5 shots across 2 zones.", in the very words of the specification, for one too. */
export function completionText(shots: readonly Pick<Shot, 'zone'>[]): string {
  const zones = new Set(shots.flatMap(({ zone }) => zone ?? []));
  return `Detected ${formatCount(shots.length)} shots across ${zones.size} zones.`;
}
