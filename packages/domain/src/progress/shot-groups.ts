import { ZONE_IDS, type ZoneId } from '../court/zones.ts';

/** Groups of shots whose accuracy is followed over time: all, some zones together, or one. */
export const SHOT_GROUPS = ['all', 'free_throws', 'threes', ...ZONE_IDS] as const;
export type ShotGroup = (typeof SHOT_GROUPS)[number];

/** The zones of a group; null for all shots, including those without a zone. Threes have no zones: a line decides. */
export function zonesOfGroup(group: Exclude<ShotGroup, 'threes'>): readonly ZoneId[] | null {
  if (group === 'all') return null;
  if (group === 'free_throws') return ['zone_5_free_throw'];
  return [group];
}
