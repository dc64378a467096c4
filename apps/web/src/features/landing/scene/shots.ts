import { heatMapBand, zoneOf, type Band, type ZoneId } from '@hooplog/domain';
import type { Shot } from './flight.ts';

const made = (x: number, y: number): Shot => ({ x, y, made: true });
const missed = (x: number, y: number): Shot => ({ x, y, made: false });

/** A realistic workout of shots from around the floor. */
export const SHOTS: readonly Shot[] = [
  made(0, 14.6),
  made(-7.5, 12),
  missed(-14.5, 15.6),
  made(-17.4, 17.6),
  made(-22.8, 3),
  missed(-11.5, 4.5),
  made(-3.4, 5),
  made(3.2, 6.5),
  made(10.5, 6),
  missed(22.8, 1.5),
  made(22.8, 5.8),
  made(18.2, 16.4),
  missed(14, 14.2),
  made(8.6, 11.2),
  made(4.6, 24.6),
  missed(-4.8, 24.8),
  made(-1, 20.8),
  made(11.5, 22),
];

/** The player's makes and shots per zone in the weeks before. */
const BEFORE: Partial<Record<ZoneId, readonly [made: number, total: number]>> = {
  zone_1_paint: [38, 60],
  zone_2_left_midrange: [9, 20],
  zone_3_high_school_three: [6, 18],
  zone_4_left_wing_hs_three: [4, 11],
  zone_5_free_throw: [33, 50],
  zone_6_top_of_key: [10, 21],
  zone_7_right_hs_three: [4, 12],
  zone_8_right_midrange: [16, 30],
  zone_11_right_wing_three: [15, 31],
  zone_12_top_key_three: [8, 24],
  zone_13_left_wing_three: [17, 30],
  zone_14_left_corner_three: [14, 32],
  zone_10_right_corner_three: [9, 26],
};

/** Indices of the example's shots from a zone. */
const shotsIn = (zone: string): readonly number[] =>
  SHOTS.flatMap((shot, index) => (zoneOf(shot) === zone ? [index] : []));

/** Heat map colour of a zone after the first `counted` shots; grey before its first shot. */
export function bandOf(zone: ZoneId, counted: number): Band {
  const seen = shotsIn(zone).filter((index) => index < counted);
  if (seen.length === 0) return 'none';
  const [made, total] = BEFORE[zone] ?? [0, 0];
  const hits = seen.filter((index) => SHOTS[index]?.made === true).length;
  return heatMapBand(made + hits, total + seen.length);
}
