import {
  type CourtPoint,
  DETAIL_ZONE_IDS,
  type DetailZoneId,
  detailZoneLabelPoint,
  detailZonePolygon,
} from '@hooplog/domain';
import { type AreaShape, PAINT_LABEL } from './court-area.ts';

/** Labels that must avoid a painted line which is not a border of their zone. */
const CLEAR_OF_LINES: Partial<Record<DetailZoneId, CourtPoint>> = {
  paint: PAINT_LABEL,
  three_point_corner_left: { x: -23.5, y: 1.85 },
  three_point_corner_right: { x: 23.5, y: 1.85 },
};

/** The nine zones of Workout Details. */
export const DETAIL_SHAPES: readonly AreaShape<DetailZoneId>[] = DETAIL_ZONE_IDS.map((id) => ({
  id,
  outline: detailZonePolygon(id),
  centre: CLEAR_OF_LINES[id] ?? detailZoneLabelPoint(id),
  mark: '',
}));
