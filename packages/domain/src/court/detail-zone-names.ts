import { t } from '@hooplog/language';
import type { ZoneId } from './zones.ts';

/** The nine zones of Workout Details. */
export const DETAIL_ZONE_IDS = [
  'paint',
  'mid_range_left',
  'mid_range_center',
  'mid_range_right',
  'three_point_corner_left',
  'three_point_corner_right',
  'three_point_wing_left',
  'three_point_wing_right',
  'three_point_top',
] as const;
export type DetailZoneId = (typeof DETAIL_ZONE_IDS)[number];

const DETAIL_ZONES: Record<ZoneId, DetailZoneId> = {
  zone_1_paint: 'paint',
  zone_2_left_midrange: 'mid_range_left',
  zone_3_high_school_three: 'three_point_corner_left',
  zone_4_left_wing_hs_three: 'three_point_wing_left',
  zone_5_free_throw: 'mid_range_center',
  zone_6_top_of_key: 'three_point_top',
  zone_7_right_hs_three: 'three_point_wing_right',
  zone_8_right_midrange: 'mid_range_right',
  zone_9_hs_three_right: 'three_point_corner_right',
  zone_10_right_corner_three: 'three_point_corner_right',
  zone_11_right_wing_three: 'three_point_wing_right',
  zone_12_top_key_three: 'three_point_top',
  zone_13_left_wing_three: 'three_point_wing_left',
  zone_14_left_corner_three: 'three_point_corner_left',
};

/** The detail zone that holds a zone. */
export function detailZoneOf(zone: ZoneId): DetailZoneId {
  return DETAIL_ZONES[zone];
}

const LABELS: Record<DetailZoneId, string> = {
  paint: t('Paint'),
  mid_range_left: t('Mid-Range Left'),
  mid_range_center: t('Mid-Range Center'),
  mid_range_right: t('Mid-Range Right'),
  three_point_corner_left: t('Corner Three Left'),
  three_point_corner_right: t('Corner Three Right'),
  three_point_wing_left: t('Wing Three Left'),
  three_point_wing_right: t('Wing Three Right'),
  three_point_top: t('Top Three'),
};

/** "Corner Three Left" */
export function detailZoneLabel(id: DetailZoneId): string {
  return LABELS[id];
}
