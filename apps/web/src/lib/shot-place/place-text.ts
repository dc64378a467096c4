import { errorEllipse, type ShotRange, type Units } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { formatDistance, formatDistances, formatReach } from '../format/distances.ts';
import { distanceOnly, measuredSpot, type ShotPlace, sureRange } from './shot-place.ts';

/** Sigmas described as "may be": about five of six spots are nearer. The halo is drawn at the same size. */
export const HALO_SIGMAS = 2;

/** Where a shot was taken and how certain that is, in one sentence; null if nothing is known. */
export function placeWords(place: ShotPlace, units: Units): string | null {
  const measured = measuredSpot(place);
  if (measured !== null) {
    const away = formatDistance(Math.hypot(measured.spot.x, measured.spot.y), units);
    const off = formatReach(HALO_SIGMAS * errorEllipse(measured.error).long, units);
    if (place.court === null) return t('Hard to place: the spot may be {off} off.', { off });
    return t('Taken about {away} from the basket; the spot may be {off} off.', { away, off });
  }
  const distance = distanceOnly(place);
  if (distance === null) return null;
  const reach = HALO_SIGMAS * distance.error;
  const away = formatDistances(Math.max(0, distance.value - reach), distance.value + reach, units);
  return place.evidence?.location?.zones === undefined
    ? t('Taken {away} from the basket; from which side is not known.', { away })
    : t('Taken {away} from the basket. Line up the court to see the exact spot.', { away });
}

const RANGE_QUESTIONS: Record<ShotRange, string> = {
  near: t('From near the basket. Which spot?'),
  mid: t('From mid-range. Which spot?'),
  three: t('From three-point range. Which spot?'),
};

/** The question about the zone of shots, by what is known of all of them. */
export function zoneQuestion(places: readonly ShotPlace[]): string {
  const [range = null, ...others] = places.map(sureRange);
  const isShared = range !== null && others.every((other) => other === range);
  return isShared ? RANGE_QUESTIONS[range] : t('Which zone was it?');
}
