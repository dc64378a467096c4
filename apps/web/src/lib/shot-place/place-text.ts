import { errorEllipse, type ShotRange } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { distanceOnly, measuredSpot, type ShotPlace, sureRange } from './shot-place.ts';

/** Sigmas that are told as "may be": about five of six spots are nearer. Drawn as far, too. */
export const TOLD_SIGMAS = 2;

/** "1.5": halves while they matter. */
function feet(value: number): string {
  const rounded = value < 3 ? Math.ceil(2 * value) / 2 : Math.ceil(value);
  return String(Math.max(0.5, rounded));
}

/** Feet between which it was taken. */
function around({ value, error }: { readonly value: number; readonly error: number }) {
  const reach = TOLD_SIGMAS * error;
  return { from: Math.max(0, Math.floor(value - reach)), to: Math.ceil(value + reach) };
}

/** Where a shot was taken and how well that is known, in one sentence; null when nothing is. */
export function placeWords(place: ShotPlace): string | null {
  const measured = measuredSpot(place);
  if (measured !== null) {
    const away = Math.round(Math.hypot(measured.spot.x, measured.spot.y));
    const off = feet(TOLD_SIGMAS * errorEllipse(measured.error).long);
    if (place.court === null) return t('Hard to place: the spot may be {off} ft off.', { off });
    return t('Taken about {away} ft from the basket; the spot may be {off} ft off.', { away, off });
  }
  const distance = distanceOnly(place);
  if (distance === null) return null;
  const { from, to } = around(distance);
  return place.evidence?.location?.zones === undefined
    ? t('Taken {from} to {to} ft from the basket; from which side is not known.', { from, to })
    : t('Taken {from} to {to} ft from the basket. Line up the court to see the exact spot.', {
        from,
        to,
      });
}

const RANGE_QUESTIONS: Record<ShotRange, string> = {
  near: t('From near the basket. Which spot?'),
  mid: t('From mid-range. Which spot?'),
  three: t('From three-point range. Which spot?'),
};

/** What is asked about the zone of shots, by what is known of all of them. */
export function zoneQuestion(places: readonly ShotPlace[]): string {
  const [range = null, ...others] = places.map(sureRange);
  const isShared = range !== null && others.every((other) => other === range);
  return isShared ? RANGE_QUESTIONS[range] : t('Which zone was it?');
}
