import type { Shot } from '@hooplog/contract';
import { t } from '@hooplog/language';

/** "Detected 5 shots across 2 zones." */
export function completionText(shots: readonly Pick<Shot, 'zone'>[]): string {
  const zones = new Set(shots.flatMap(({ zone }) => zone ?? []));
  return t(
    'Detected {shots, plural, one {# shot} other {# shots}} across {zones, plural, one {# zone} other {# zones}}.',
    { shots: shots.length, zones: zones.size },
  );
}
