import type { CourtPoint } from '../units.ts';
import { TOUCH_COURT } from './dimensions.ts';
import { TOUCH_ZONE_LABELS, ZONE_LABELS } from './label-points.ts';
import { between, COURT_OUTLINES, type CourtOutlines } from './outlines.ts';
import { mirrored, type Outline, outlinesOf } from './outlines.ts';
import { OUTER_ZONES, type Sector, type ZoneId } from './zones.ts';

const SECTORS = ['corner', 'wing', 'top'] as const satisfies readonly Sector[];

function outerPolygons({ hsLine, threeLine, edge }: CourtOutlines): [ZoneId, Outline][] {
  const depths = [
    ['between', hsLine, threeLine],
    ['beyond', threeLine, edge],
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

function polygonsOf(outlines: CourtOutlines): ReadonlyMap<ZoneId, Outline> {
  return new Map([
    ['zone_1_paint', outlines.paint],
    ['zone_2_left_midrange', mirrored(outlines.rightMidRange)],
    ['zone_5_free_throw', outlines.freeThrow],
    ['zone_8_right_midrange', outlines.rightMidRange],
    ...outerPolygons(outlines),
  ]);
}

const POLYGONS = polygonsOf(COURT_OUTLINES);
const TOUCH_POLYGONS = polygonsOf(outlinesOf(TOUCH_COURT));

/** The outline of a zone in feet, not closed (the last point joins the first). From the boundaries of `zoneOf`. */
export function zonePolygon(id: ZoneId): readonly CourtPoint[] {
  return POLYGONS.get(id) ?? [];
}

/** The outline of a zone on `TOUCH_COURT`, not closed: for tapping only, as its spots do not exist on a real court. */
export function touchZonePolygon(id: ZoneId): readonly CourtPoint[] {
  return TOUCH_POLYGONS.get(id) ?? [];
}

/** The best place for a label of the zone: well inside, and near its middle. */
export function zoneLabelPoint(id: ZoneId): CourtPoint {
  return ZONE_LABELS[id];
}

/** The best place for a label of the zone on `TOUCH_COURT`. */
export function touchZoneLabelPoint(id: ZoneId): CourtPoint {
  return TOUCH_ZONE_LABELS[id];
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

/** Where players usually stand when they shoot from the zone. */
export function zoneSpot(id: ZoneId): CourtPoint {
  return SPOTS[id];
}
