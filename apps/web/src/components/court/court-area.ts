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

/** The shape of something to press on a court, whatever it shows. */
export interface AreaShape<Id extends string> {
  readonly id: Id;
  readonly outline: readonly CourtPoint[];
  /** Where its label is wished. */
  readonly centre: CourtPoint;
  /** Drawn while there are no shots; empty for nothing. */
  readonly mark: string;
}

/** An area with what it shows. */
export interface CourtArea<Id extends string> extends AreaShape<Id>, Totals {
  /** "Zone 1 - Paint" */
  readonly name: string;
  /** Class name of its colour. */
  readonly fill: string;
  /** Class name of the colour of text on it. */
  readonly text: string;
  /** Class name of the colour of its mark; quiet when left out. */
  readonly markText?: string;
  /** Under the mark, small; none when left out. */
  readonly shortName?: string;
  /** Whether painted lines leave room for its counts only, without the percentage. */
  readonly isCrossed?: boolean;
  /** False where the court asks and tells nothing: numbers are then not spoken. */
  readonly hasNumbers?: boolean;
}

/** The label of the paint stands between the basket and the free-throw line, clear of the small arc. */
export const PAINT_LABEL: CourtPoint = { x: 0, y: 8.75 };

/** There the middle of a zone is crossed by the rim, or by the free-throw circle. */
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

/** The 14 zones where they are tapped, each with room for a fingertip. */
export const TOUCH_ZONE_SHAPES: readonly AreaShape<ZoneId>[] = ZONE_IDS.map((id) =>
  zoneShape(id, touchZonePolygon(id), TOUCH_LABELS[id] ?? touchZoneLabelPoint(id)),
);
