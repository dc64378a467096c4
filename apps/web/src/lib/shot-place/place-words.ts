import { errorEllipse } from '@hooplog/domain';
import { distanceOnly, measuredSpot, type ShotPlace } from './shot-place.ts';

/** Sigmas that are told as "may be": about five of six spots are nearer. Drawn as far, too. */
export const TOLD_SIGMAS = 2;

/** "1.5": halves while they matter. */
function feet(value: number): string {
  const rounded = value < 3 ? Math.ceil(2 * value) / 2 : Math.ceil(value);
  return String(Math.max(0.5, rounded));
}

function aroundWords({ value, error }: { readonly value: number; readonly error: number }): string {
  const reach = TOLD_SIGMAS * error;
  const [from, to] = [Math.max(0, Math.floor(value - reach)), Math.ceil(value + reach)];
  return `Taken ${from} to ${to} ft from the basket; from which side is not known.`;
}

/** Where a shot was taken and how well that is known, in one sentence; null when nothing is. */
export function placeWords(place: ShotPlace): string | null {
  const measured = measuredSpot(place);
  if (measured !== null) {
    const away = Math.round(Math.hypot(measured.spot.x, measured.spot.y));
    const off = feet(TOLD_SIGMAS * errorEllipse(measured.error).long);
    if (place.court === null) return `Hard to place: the spot may be ${off} ft off.`;
    return `Taken about ${away} ft from the basket; the spot may be ${off} ft off.`;
  }
  const distance = distanceOnly(place);
  return distance === null ? null : aroundWords(distance);
}
