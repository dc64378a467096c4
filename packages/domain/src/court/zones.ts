import { t } from '@hooplog/language';
import type { CourtPoint } from '../units.ts';
import { COURT } from './dimensions.ts';

/** The 14 zones by number: `ZONE_IDS[n - 1]` is zone n. */
export const ZONE_IDS = [
  'zone_1_paint',
  'zone_2_left_midrange',
  'zone_3_high_school_three',
  'zone_4_left_wing_hs_three',
  'zone_5_free_throw',
  'zone_6_top_of_key',
  'zone_7_right_hs_three',
  'zone_8_right_midrange',
  'zone_9_hs_three_right',
  'zone_10_right_corner_three',
  'zone_11_right_wing_three',
  'zone_12_top_key_three',
  'zone_13_left_wing_three',
  'zone_14_left_corner_three',
] as const;
export type ZoneId = (typeof ZONE_IDS)[number];

const LABELS: Record<ZoneId, string> = {
  zone_1_paint: t('Paint'),
  zone_2_left_midrange: t('Left Mid-Range'),
  zone_3_high_school_three: t('HS Three Left'),
  zone_4_left_wing_hs_three: t('Left Wing HS Three'),
  zone_5_free_throw: t('Free Throw'),
  zone_6_top_of_key: t('Top of Key'),
  zone_7_right_hs_three: t('Right Wing HS Three'),
  zone_8_right_midrange: t('Right Mid-Range'),
  zone_9_hs_three_right: t('HS Three Right'),
  zone_10_right_corner_three: t('Right Corner Three'),
  zone_11_right_wing_three: t('Right Wing Three'),
  zone_12_top_key_three: t('Top of Key Three'),
  zone_13_left_wing_three: t('Left Wing Three'),
  zone_14_left_corner_three: t('Left Corner Three'),
};

const OLDER_NAMES: ReadonlyMap<string, ZoneId> = new Map([
  ['zone_9_hs_three', 'zone_9_hs_three_right'],
]);

/** The canonical id of a zone in any accepted spelling, or null for an unknown zone. */
export function parseZoneId(text: string): ZoneId | null {
  return OLDER_NAMES.get(text) ?? ZONE_IDS.find((id) => id === text) ?? null;
}

/** 1 to 14. */
export function zoneNumber(id: ZoneId): number {
  return ZONE_IDS.indexOf(id) + 1;
}

/** "Paint" */
export function zoneLabel(id: ZoneId): string {
  return LABELS[id];
}

/** "Zone 1 - Paint" */
export function zoneDisplayName(id: ZoneId): string {
  return t('Zone {number} - {name}', { number: zoneNumber(id), name: LABELS[id] });
}

/** Inside the high-school line, between the two lines, or beyond the professional one. */
export type Depth = 'inside' | 'between' | 'beyond';
/** The sector around the basket of a spot outside the high-school line. */
export type Sector = 'corner' | 'wing' | 'top';

/** A spot on a line belongs to the area nearer the basket, as a foot on the line makes it a two. */
function depthOf({ x, y }: CourtPoint): Depth {
  const radius = Math.hypot(x, y);
  const insideHs = y < 0 ? Math.abs(x) <= COURT.HS_RADIUS : radius <= COURT.HS_RADIUS;
  if (insideHs) return 'inside';
  const insideThree =
    y <= COURT.CORNER_Y ? Math.abs(x) <= COURT.THREE_CORNER_X : radius <= COURT.THREE_RADIUS;
  return insideThree ? 'between' : 'beyond';
}

function sectorOf({ x, y }: CourtPoint): Sector {
  if (y <= COURT.CORNER_Y) return 'corner';
  const degrees = (Math.atan2(Math.abs(x), y) * 180) / Math.PI;
  return degrees <= COURT.TOP_DEGREES ? 'top' : 'wing';
}

type Sides = readonly [left: ZoneId, right: ZoneId];
/** The ten zones outside the high-school line. */
export const OUTER_ZONES: Record<Exclude<Depth, 'inside'>, Record<Sector, Sides>> = {
  between: {
    corner: ['zone_3_high_school_three', 'zone_9_hs_three_right'],
    wing: ['zone_4_left_wing_hs_three', 'zone_7_right_hs_three'],
    top: ['zone_6_top_of_key', 'zone_6_top_of_key'],
  },
  beyond: {
    corner: ['zone_14_left_corner_three', 'zone_10_right_corner_three'],
    wing: ['zone_13_left_wing_three', 'zone_11_right_wing_three'],
    top: ['zone_12_top_key_three', 'zone_12_top_key_three'],
  },
};

function insideZoneOf({ x, y }: CourtPoint): ZoneId {
  if (Math.abs(x) <= COURT.LANE_HALF_WIDTH) {
    return y <= COURT.FREE_THROW_Y ? 'zone_1_paint' : 'zone_5_free_throw';
  }
  return x < 0 ? 'zone_2_left_midrange' : 'zone_8_right_midrange';
}

/**
 * The zone of a spot. Every spot has one: the boundaries continue outside the half court, so a foot measured
 * just over the baseline, or a heave from the far half, still gets a sensible zone.
 */
export function zoneOf(point: CourtPoint): ZoneId {
  const depth = depthOf(point);
  if (depth === 'inside') return insideZoneOf(point);
  const [left, right] = OUTER_ZONES[depth][sectorOf(point)];
  return point.x < 0 ? left : right;
}
