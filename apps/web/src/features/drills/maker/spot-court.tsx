import {
  type CourtPoint,
  snapSpot,
  zoneDisplayName,
  type ZoneId,
  zoneLabel,
  zoneOf,
  zoneSpot,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { X } from 'lucide-react';
import { AreaCourt } from '../../../components/court/area-court.tsx';
import { type CourtArea, ZONE_SHAPES } from '../../../components/court/court-area.ts';
import { SpotNumbers } from '../../../components/drills/spot-numbers.tsx';
import { Button } from '../../../components/ui/button.tsx';

/** Feet. A tap this close to a spot means that spot: half the width that its number covers. */
const SAME_SPOT = 2.6;

/** Adds a tapped spot at the end, or removes it if it was one of them. */
export function tapped(spots: readonly CourtPoint[], tap: CourtPoint): readonly CourtPoint[] {
  const others = spots.filter(({ x, y }) => Math.hypot(x - tap.x, y - tap.y) > SAME_SPOT);
  return others.length < spots.length ? others : [...spots, snapSpot(tap)];
}

const toArea = (shape: (typeof ZONE_SHAPES)[number]): CourtArea<ZoneId> => ({
  ...shape,
  name: zoneDisplayName(shape.id),
  ...{ made: 0, total: 0, mark: '', hasNumbers: false },
  ...{ fill: 'fill-sunken', text: 'fill-ink' },
});

interface SpotCourtProps {
  readonly spots: readonly CourtPoint[];
  readonly onChange: (spots: readonly CourtPoint[]) => void;
}

/**
 * A court on which to tap the spots of a drill in order. By keyboard, each zone stands for the spot where players shoot
 * from it.
 */
export function SpotCourt({ spots, onChange }: SpotCourtProps) {
  return (
    <>
      <div className="rounded-control bg-sunken">
        <AreaCourt
          label={t('Spots of the drill: tap them in their order')}
          areas={ZONE_SHAPES.map(toArea)}
          selected={null}
          onSelect={(zone, spot) => {
            onChange(tapped(spots, spot ?? zoneSpot(zone)));
          }}
        >
          <SpotNumbers spots={spots} next={null} />
        </AreaCourt>
      </div>
      <ol aria-label={t('Spots')} className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {spots.map((spot, index) => {
          const name = `${index + 1} ${zoneLabel(zoneOf(spot))}`;
          return (
            <li key={`${spot.x} ${spot.y}`}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('Take out {spot}', { spot: name })}
                onClick={() => {
                  onChange(spots.filter((other) => other !== spot));
                }}
              >
                {name} <X aria-hidden />
              </Button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
