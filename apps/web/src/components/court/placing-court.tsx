import { type CourtPoint, zoneDisplayName, type ZoneId, zoneOf } from '@hooplog/domain';
import type { ShotPlace } from '../../lib/shot-place/shot-place.ts';
import { AreaCourt } from './area-court.tsx';
import { type CourtArea, ZONE_SHAPES } from './court-area.ts';
import { ShotDots } from './shot-dots.tsx';
import { isDrawnVague, ShotErrors } from './shot-errors.tsx';
import type { PlacedShot } from './shot-places.ts';

interface PlacingCourtProps {
  readonly label: string;
  /** The shots that are being placed. */
  readonly shots: readonly (PlacedShot & ShotPlace)[];
  /** Their common zone; null if they have none, or several. */
  readonly zone: ZoneId | null;
  /** With the tapped spot; null if a zone was chosen by keys. */
  readonly onPlace: (zone: ZoneId, spot: CourtPoint | null) => void;
}

function toArea(shape: (typeof ZONE_SHAPES)[number], isSelected: boolean): CourtArea<ZoneId> {
  return {
    ...shape,
    name: zoneDisplayName(shape.id),
    made: 0,
    total: 0,
    fill: isSelected ? 'fill-accent-soft' : 'fill-sunken',
    text: 'fill-ink',
    markText: 'fill-muted',
    hasNumbers: false,
  };
}

/** A court to tap where shots were taken: a spot by pointer, or a zone by keys. */
export function PlacingCourt({ label, shots, zone, onPlace }: PlacingCourtProps) {
  return (
    <AreaCourt
      label={label}
      areas={ZONE_SHAPES.map((shape) => toArea(shape, shape.id === zone))}
      selected={zone}
      onSelect={(id, spot) => {
        // A tap just beyond the painted edge counts for the pressed zone, without a spot.
        onPlace(id, spot !== null && zoneOf(spot) === id ? spot : null);
      }}
    >
      <ShotErrors shots={shots} hasVague />
      <ShotDots shots={shots.filter((shot) => !isDrawnVague(shot))} />
    </AreaCourt>
  );
}
