import type { CourtPoint } from '../units.ts';
import type { DetailZoneId } from './detail-zone-names.ts';
import type { ZoneId } from './zones.ts';

// The best places for labels: well inside, and near the middle. Precomputed: a phone takes longer to find them
// than to draw the court. A test keeps them equal to what `visualCentre` finds.

/** Label points of the zones. */
export const ZONE_LABELS: Readonly<Record<ZoneId, CourtPoint>> = {
  zone_1_paint: { x: 0, y: 3.75 },
  zone_2_left_midrange: { x: -12.875, y: 2.783 },
  zone_3_high_school_three: { x: -20.303, y: 6.85 },
  zone_4_left_wing_hs_three: { x: -15.051, y: 15.769 },
  zone_5_free_throw: { x: 0, y: 16.75 },
  zone_6_top_of_key: { x: 0, y: 21.767 },
  zone_7_right_hs_three: { x: 15.051, y: 15.769 },
  zone_8_right_midrange: { x: 12.875, y: 2.783 },
  zone_9_hs_three_right: { x: 20.303, y: 6.85 },
  zone_10_right_corner_three: { x: 23.5, y: 1.85 },
  zone_11_right_wing_three: { x: 17.17, y: 27.35 },
  zone_12_top_key_three: { x: 0, y: 32.669 },
  zone_13_left_wing_three: { x: -17.17, y: 27.35 },
  zone_14_left_corner_three: { x: -23.5, y: 1.85 },
};

/** Label points of the zones on `TOUCH_COURT`. */
export const TOUCH_ZONE_LABELS: Readonly<Record<ZoneId, CourtPoint>> = {
  zone_1_paint: { x: 0, y: -0.075 },
  zone_2_left_midrange: { x: -8.5, y: 1.171 },
  zone_3_high_school_three: { x: -14.545, y: 4.85 },
  zone_4_left_wing_hs_three: { x: -9.523, y: 13.205 },
  zone_5_free_throw: { x: 0, y: 8.45 },
  zone_6_top_of_key: { x: 0, y: 16.342 },
  zone_7_right_hs_three: { x: 9.523, y: 13.205 },
  zone_8_right_midrange: { x: 8.5, y: 1.171 },
  zone_9_hs_three_right: { x: 14.545, y: 4.85 },
  zone_10_right_corner_three: { x: 21.7, y: 1.85 },
  zone_11_right_wing_three: { x: 16.661, y: 24.85 },
  zone_12_top_key_three: { x: 0, y: 32.105 },
  zone_13_left_wing_three: { x: -16.661, y: 24.85 },
  zone_14_left_corner_three: { x: -21.7, y: 1.85 },
};

/** Label points of the detail zones. */
export const DETAIL_ZONE_LABELS: Readonly<Record<DetailZoneId, CourtPoint>> = {
  paint: { x: 0, y: 3.75 },
  mid_range_left: { x: -12.875, y: 2.783 },
  mid_range_center: { x: 0, y: 16.75 },
  mid_range_right: { x: 12.875, y: 2.783 },
  three_point_corner_left: { x: -21.803, y: 5.85 },
  three_point_corner_right: { x: 21.803, y: 5.85 },
  three_point_wing_left: { x: -16.552, y: 24.35 },
  three_point_wing_right: { x: 16.552, y: 24.35 },
  three_point_top: { x: 0, y: 31.767 },
};
