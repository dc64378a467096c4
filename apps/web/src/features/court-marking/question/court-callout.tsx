import type { Place, Video } from '@hooplog/contract';
import { rich, t } from '@hooplog/language';
import { MapPinned } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { PlaceOffer } from '../../../components/places/place-offer.tsx';
import { usePlaces } from '../../../lib/queries/places.ts';
import type { ShotLog } from '../../../lib/shot-log/shot-log.ts';
import { unplaced } from '../../../lib/shot-log/sums.ts';

interface CourtCalloutProps {
  readonly video: Video;
  readonly log: ShotLog;
  readonly onSetUp: (from: Place | null) => void;
}

const NO_SIZE = { width: 0, height: 0 };

/** Offers to mark the court where shots have no zone. Hidden if the player said that there is no court. */
export function CourtCallout({ video, log, onSetUp }: CourtCalloutProps) {
  const places = usePlaces(video.media ?? NO_SIZE);
  const open = unplaced(log.shots).length;
  const { court = null, courtSource = null } = video.calibration ?? {};
  if (open === 0 || court !== null || courtSource === 'user') return null;
  return (
    <div className="space-y-2 rounded-control border border-line p-3">
      <p className="text-sm">
        {rich(
          '<strong>{open, plural, one {# shot has no zone.} other {# shots have no zone.}}</strong> Show us the court once, in 20 seconds, and we place them.',
          { open, strong: (text) => <strong>{text}</strong> },
        )}
      </p>
      <PlaceOffer places={places} onUse={onSetUp} />
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          onSetUp(null);
        }}
      >
        <MapPinned aria-hidden /> {t('Line up the court')}
      </Button>
    </div>
  );
}
