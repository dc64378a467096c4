import {
  type CourtPoint,
  type Totals,
  touchZoneLabelPoint,
  touchZonePolygon,
  ZONE_IDS,
  type ZoneId,
  zoneLabelPoint,
  zoneNumber,
  zonePolygon,
} from '@hooplog/domain';

/** The shape of a pressable area of a court, without its content. */
export interface AreaShape<Id extends string> {
  readonly id: Id;
  readonly outline: readonly CourtPoint[];
  /** Preferred position of its label. */
  readonly centre: CourtPoint;
  /** Drawn while there are no shots; empty for none. */
  readonly mark: string;
}

/** An area with its content. */
export interface CourtArea<Id extends string> extends AreaShape<Id>, Totals {
  /** "Zone 1 - Paint" */
  readonly name: string;
  /** Class name of its colour. */
  readonly fill: string;
  /** Class name of the colour of text on it. */
  readonly text: string;
  /** Class name of the colour of its mark; default: muted. */
  readonly markText?: string;
  /** Small, below the mark; none if left out. */
  readonly shortName?: string;
  /** Whether painted lines leave space only for its counts, without the percentage. */
  readonly isCrossed?: boolean;
  /** False if the court has no numbers: none are announced then. */
  readonly hasNumbers?: boolean;
}

/** The label of the paint is between the basket and the free-throw line, clear of the small arc. */
export const PAINT_LABEL: CourtPoint = { x: 0, y: 8.75 };

/** In these zones the rim or the free-throw circle crosses the middle. */
const TOUCH_LABELS: Partial<Record<ZoneId, CourtPoint>> = {
  zone_1_paint: { x: 0, y: 2.8 },
  zone_5_free_throw: { x: 0, y: 7.6 },
};

function zoneShape(
  id: ZoneId,
  outline: readonly CourtPoint[],
  centre: CourtPoint,
): AreaShape<ZoneId> {
  return { id, outline, centre, mark: String(zoneNumber(id)) };
}

/** The 14 zones, by number. */
export const ZONE_SHAPES: readonly AreaShape<ZoneId>[] = ZONE_IDS.map((id) =>
  zoneShape(id, zonePolygon(id), id === 'zone_1_paint' ? PAINT_LABEL : zoneLabelPoint(id)),
);

/** The 14 zones for tapping, each large enough for a fingertip. */
export const TOUCH_ZONE_SHAPES: readonly AreaShape<ZoneId>[] = ZONE_IDS.map((id) =>
  zoneShape(id, touchZonePolygon(id), TOUCH_LABELS[id] ?? touchZoneLabelPoint(id)),
);
