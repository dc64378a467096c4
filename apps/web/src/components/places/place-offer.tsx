import type { Place } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { MapPin } from 'lucide-react';
import { Button } from '../ui/button.tsx';

interface PlaceOfferProps {
  /** The last used first. */
  readonly places: readonly Place[];
  readonly onUse: (place: Place) => void;
}

/** "Same place as Home court?", and the other places after it. */
export function PlaceOffer({ places, onUse }: PlaceOfferProps) {
  if (places.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control bg-accent-soft px-3 py-2">
      <p className="flex items-center gap-1.5 text-sm font-semibold">
        <MapPin aria-hidden className="size-4 text-accent-text" /> {t('Same place as')}
      </p>
      {places.map((place) => (
        <Button
          key={place.id}
          variant="secondary"
          size="sm"
          onClick={() => {
            onUse(place);
          }}
        >
          {place.name}?
        </Button>
      ))}
    </div>
  );
}
