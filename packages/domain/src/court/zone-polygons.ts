import type { CourtPoint } from '../units.ts';
import { between, COURT_EDGE, FREE_THROW, HS_LINE, mirrored, type Outline } from './outlines.ts';
import { PAINT, RIGHT_MID_RANGE, THREE_LINE } from './outlines.ts';
import { visualCentre } from './visual-centre.ts';
import { OUTER_ZONES, type Sector, type ZoneId } from './zones.ts';

const SECTORS = ['corner', 'wing', 'top'] as const satisfies readonly Sector[];

function outerPolygons(): [ZoneId, Outline][] {
  const depths = [
    ['between', HS_LINE, THREE_LINE],
    ['beyond', THREE_LINE, COURT_EDGE],
  ] as const;
  return depths.flatMap(([depth, inner, outer]) =>
    SECTORS.flatMap((sector): [ZoneId, Outline][] => {
      const [left, right] = OUTER_ZONES[depth][sector];
      const outline = between(inner, outer, sector);
      return left === right
        ? [[left, outline]]
        : [
            [left, mirrored(outline)],
            [right, outline],
          ];
    }),
  );
}

const POLYGONS: ReadonlyMap<ZoneId, Outline> = new Map([
  ['zone_1_paint', PAINT],
  ['zone_2_left_midrange', mirrored(RIGHT_MID_RANGE)],
  ['zone_5_free_throw', FREE_THROW],
  ['zone_8_right_midrange', RIGHT_MID_RANGE],
  ...outerPolygons(),
]);

/** The outline of a zone in feet, not closed (the last point joins the first). From the boundaries of `zoneOf`. */
export function zonePolygon(id: ZoneId): readonly CourtPoint[] {
  return POLYGONS.get(id) ?? [];
}

const labelPoints = new Map<ZoneId, CourtPoint>();

/** Where a label of the zone stands best: well inside, and near its middle. */
export function zoneLabelPoint(id: ZoneId): CourtPoint {
  const known = labelPoints.get(id);
  if (known !== undefined) return known;
  const point = visualCentre(zonePolygon(id));
  labelPoints.set(id, point);
  return point;
}

const SPOTS: Record<ZoneId, CourtPoint> = {
  zone_1_paint: { x: 0, y: 5 },
  zone_2_left_midrange: { x: -12, y: 6 },
  zone_3_high_school_three: { x: -21, y: 2 },
  zone_4_left_wing_hs_three: { x: -15.5, y: 15.5 },
  zone_5_free_throw: { x: 0, y: 14.5 },
  zone_6_top_of_key: { x: 0, y: 21.5 },
  zone_7_right_hs_three: { x: 15.5, y: 15.5 },
  zone_8_right_midrange: { x: 12, y: 6 },
  zone_9_hs_three_right: { x: 21, y: 2 },
  zone_10_right_corner_three: { x: 23.5, y: 1 },
  zone_11_right_wing_three: { x: 18, y: 18 },
  zone_12_top_key_three: { x: 0, y: 25.5 },
  zone_13_left_wing_three: { x: -18, y: 18 },
  zone_14_left_corner_three: { x: -23.5, y: 1 },
};

/** Where players stand who shoot from the zone. */
export function zoneSpot(id: ZoneId): CourtPoint {
  return SPOTS[id];
}
