import { counted } from '@hooplog/domain';
import type { Shot } from '@hooplog/contract';

/** "Detected 5 shots across 2 zones." */
export function completionText(shots: readonly Pick<Shot, 'zone'>[]): string {
  const zones = new Set(shots.flatMap(({ zone }) => zone ?? []));
  return `Detected ${counted(shots.length, 'shot')} across ${counted(zones.size, 'zone')}.`;
}
