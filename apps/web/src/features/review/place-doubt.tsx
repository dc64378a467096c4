import {
  type CourtPoint,
  formatPercent,
  percentage,
  zoneDisplayName,
  type ZoneId,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Check, CircleQuestionMark } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { placeWords, zoneQuestion } from '../../lib/shot-place/place-text.ts';
import { isZoneDoubtful, likelyZones, likelyZonesOfAll } from '../../lib/shot-place/shot-place.ts';
import { useUnits } from '../../lib/session/use-units.ts';
import { type LoggedShot, placeOf } from '../../lib/shot-log/logged-shot.ts';

interface PlaceDoubtProps {
  /** The shots that are being placed. */
  readonly shots: readonly LoggedShot[];
  readonly onPlace: (zone: ZoneId, court: CourtPoint | null) => void;
  /** The player wants to choose from all zones. */
  readonly onOther: () => void;
}

interface Choice {
  readonly zone: ZoneId;
  /** 0 to 1; null where every direction is equally likely, or for several shots at once. */
  readonly chance: number | null;
  readonly court: CourtPoint | null;
}

/** The shots whose zone is unknown or uncertain. */
function openOf(shots: readonly LoggedShot[]): readonly LoggedShot[] {
  return shots.filter(
    (shot) => !shot.placed && (shot.zone === null || isZoneDoubtful(placeOf(shot))),
  );
}

/** The zones to ask about; empty if the zones are certain enough or nothing is known. */
function choicesFor(shots: readonly LoggedShot[]): readonly Choice[] {
  const open = openOf(shots);
  const [first] = open;
  if (first === undefined) return [];
  if (shots.length > 1) {
    const zones = likelyZonesOfAll(open.map(placeOf));
    return zones.map((zone) => ({ zone, chance: null, court: null }));
  }
  return likelyZones(placeOf(first)).map(({ zone, chance, spot }) => ({
    zone,
    // With the distance alone, every side is equally likely.
    chance:
      spot === null && first.detection?.evidence?.location?.zones === undefined ? null : chance,
    court: zone === first.zone ? first.court : spot,
  }));
}

/** Says how well the spot of a shot is known and lets the player choose among the likely zones with one tap. */
export function PlaceDoubt({ shots, onPlace, onOther }: PlaceDoubtProps) {
  // The choices stay on screen after the answer: one of them has the focus, and the player can change their mind with
  // one tap.
  const [answered, setAnswered] = useState<readonly Choice[]>([]);
  const questionId = useId();
  const units = useUnits();
  const [only] = shots.length === 1 ? shots : [];
  const words = only === undefined ? null : placeWords(placeOf(only), units);
  const isPlaced = shots.length > 0 && shots.every(({ placed }) => placed);
  const choices = isPlaced ? answered : choicesFor(shots);
  return (
    <div className="space-y-2 text-sm empty:hidden">
      {words !== null && <p className="text-muted">{words}</p>}
      {choices.length > 0 && (
        <div role="group" aria-labelledby={questionId} className="space-y-1.5">
          <p id={questionId} className="flex items-center gap-1.5 font-semibold">
            <CircleQuestionMark aria-hidden className="size-4 shrink-0" />
            {isPlaced ? t('Placed by you.') : zoneQuestion(openOf(shots).map(placeOf))}
          </p>
          <div className="flex flex-wrap gap-1.5">
            {choices.map(({ zone, chance, court }) => (
              <Button
                key={zone}
                variant="secondary"
                className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
                aria-pressed={zone === only?.zone}
                onClick={() => {
                  setAnswered(choices);
                  onPlace(zone, court);
                }}
              >
                {zone === only?.zone && <Check aria-hidden />}
                {zoneDisplayName(zone)}{' '}
                {chance !== null && (
                  <span className="text-muted figures">{formatPercent(percentage(chance, 1))}</span>
                )}
              </Button>
            ))}
            <Button variant="quiet" onClick={onOther}>
              {t('Other zone')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
