import { percentage, type ZoneChance, zoneDisplayName } from '@hooplog/domain';
import { Check, CircleQuestionMark } from 'lucide-react';
import { type Dispatch, useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { placeWords } from '../../../lib/shot-place/place-words.ts';
import { isZoneDoubtful, likelyZones } from '../../../lib/shot-place/shot-place.ts';
import { type LoggedShot, placeOf } from '../shot-log/logged-shot.ts';
import type { ShotLogAction } from '../shot-log/shot-log.ts';

interface PlaceDoubtProps {
  readonly shot: LoggedShot;
  readonly dispatch: Dispatch<ShotLogAction>;
}

/** The zones to ask about: none where the zone is sure enough, or nothing is known. */
function zonesToAsk(shot: LoggedShot): readonly ZoneChance[] {
  const place = placeOf(shot);
  return shot.zone === null || isZoneDoubtful(place) ? likelyZones(place) : [];
}

/** How well the spot of a shot is known, and one tap that says which of the likely zones it was. */
export function PlaceDoubt({ shot, dispatch }: PlaceDoubtProps) {
  // What was asked stays on the screen after the answer: the focus is on it, and a second thought is one tap.
  const [answered, setAnswered] = useState<readonly ZoneChance[]>([]);
  const questionId = useId();
  const words = placeWords(placeOf(shot));
  const asked = shot.placed ? answered : zonesToAsk(shot);
  return (
    <div className="space-y-2 pb-2 text-sm empty:hidden">
      {words !== null && <p className="text-muted">{words}</p>}
      {asked.length > 0 && (
        <div role="group" aria-labelledby={questionId} className="space-y-1.5">
          <p id={questionId} className="flex items-center gap-1.5 font-semibold">
            <CircleQuestionMark aria-hidden className="size-4 shrink-0" />
            {shot.placed ? 'Placed by you.' : 'Which zone was it?'}
          </p>
          <div className="flex flex-wrap gap-1.5">
            {asked.map(({ zone, chance, spot }) => (
              <Button
                key={zone}
                variant="secondary"
                size="sm"
                aria-pressed={zone === shot.zone}
                className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
                onClick={() => {
                  setAnswered(asked);
                  const court = zone === shot.zone ? shot.court : spot;
                  dispatch({ type: 'placed', keys: [shot.key], zone, court });
                }}
              >
                {zone === shot.zone && <Check aria-hidden />}
                {zoneDisplayName(zone)}{' '}
                {spot !== null && (
                  <span className="text-muted figures">{percentage(chance, 1)}%</span>
                )}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
