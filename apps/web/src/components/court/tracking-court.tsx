import {
  NO_SHOTS,
  type Totals,
  touchCourtLines,
  zoneDisplayName,
  type ZoneId,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { AreaCourt } from './area-court.tsx';
import { type CourtArea, TOUCH_ZONE_SHAPES } from './court-area.ts';
import { ZONE_SHORT_NAMES } from './zone-short-names.ts';

interface TrackingCourtProps {
  readonly zones: Readonly<Partial<Record<ZoneId, Totals>>>;
  readonly selected: ZoneId | null;
  readonly onSelect: (zone: ZoneId) => void;
  /** An arrow key has moved to a zone. */
  readonly onMove: (zone: ZoneId) => void;
}

/** The rim and the free-throw circle cross these. */
const CROSSED: readonly ZoneId[] = ['zone_1_paint', 'zone_5_free_throw'];

function toArea(
  shape: (typeof TOUCH_ZONE_SHAPES)[number],
  { made, total }: Totals,
  isSelected: boolean,
): CourtArea<ZoneId> {
  const fill = total === 0 ? 'fill-sunken' : 'fill-accent-soft';
  return {
    ...shape,
    name: zoneDisplayName(shape.id),
    shortName: ZONE_SHORT_NAMES[shape.id],
    made,
    total,
    fill: isSelected ? 'fill-accent' : fill,
    text: isSelected ? 'fill-accent-ink' : 'fill-ink',
    isCrossed: CROSSED.includes(shape.id),
    markText: isSelected ? 'fill-accent-ink' : 'fill-muted',
  };
}

/** The court for counting shots: pick a zone, then call the shot. Narrow zones are drawn wide enough to hit. */
export function TrackingCourt({ zones, selected, onSelect, onMove }: TrackingCourtProps) {
  return (
    <AreaCourt
      label={t('Court, pick the zone you shot from')}
      areas={TOUCH_ZONE_SHAPES.map((shape) =>
        toArea(shape, zones[shape.id] ?? NO_SHOTS, shape.id === selected),
      )}
      lines={touchCourtLines()}
      rim={selected === 'zone_1_paint' ? 'stroke-accent-ink' : undefined}
      selected={selected}
      onSelect={onSelect}
      onMove={onMove}
    />
  );
}
