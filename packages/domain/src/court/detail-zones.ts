import type { CourtPoint } from '../units.ts';
import type { DetailZoneId } from './detail-zone-names.ts';
import { DETAIL_ZONE_LABELS } from './label-points.ts';
import { between, COURT_OUTLINES, mirrored, type Outline } from './outlines.ts';

const { edge, freeThrow, hsLine, paint, rightMidRange } = COURT_OUTLINES;
const corner = between(hsLine, edge, 'corner');
const wing = between(hsLine, edge, 'wing');

const POLYGONS: Record<DetailZoneId, Outline> = {
  paint,
  mid_range_left: mirrored(rightMidRange),
  mid_range_center: freeThrow,
  mid_range_right: rightMidRange,
  three_point_corner_left: mirrored(corner),
  three_point_corner_right: corner,
  three_point_wing_left: mirrored(wing),
  three_point_wing_right: wing,
  three_point_top: between(hsLine, edge, 'top'),
};

/** The outline in feet, not closed. It is exactly the union of its zones. */
export function detailZonePolygon(id: DetailZoneId): readonly CourtPoint[] {
  return POLYGONS[id];
}

/** The best place for a label of the detail zone. */
export function detailZoneLabelPoint(id: DetailZoneId): CourtPoint {
  return DETAIL_ZONE_LABELS[id];
}
