import { attemptThresholds } from '../thresholds/attempts.ts';
import { flightThresholds as limits } from '../thresholds/flight.ts';
import { isOne } from '../track/pieces.ts';
import type { ShotMoment } from './free-flights.ts';
import { arrivalsOf } from './free-flights.ts';
import { flyOn } from './ball-flight.ts';
import type { SeenView } from './fit-camera.ts';
import type { BallSighting, ClipLooks, FittedFlight } from './fit-flight.ts';
import { fitFlight } from './fit-flight.ts';

/** A shot's flight above the court, and the sightings that it explains. */
export interface TracedShot {
  readonly flight: FittedFlight;
  readonly sightings: readonly BallSighting[];
}

/** Sightings of other flights that lie on this one, too: pieces of it before a gap. */
function alsoOn(
  traced: TracedShot,
  flights: readonly (readonly BallSighting[])[],
): readonly BallSighting[] {
  const first = traced.sightings[0];
  if (!first) return [];
  const { start, pace, camera } = traced.flight;
  return flights.flat().filter(({ seconds, x, y, diameter }) => {
    if (seconds >= first.seconds || seconds < first.seconds - limits.gapSeconds / pace) {
      return false;
    }
    const { at } = flyOn(start, (seconds - first.seconds) * pace);
    const seen = camera.project(at);
    return seen !== null && Math.hypot(seen.x - x, seen.y - y) < diameter / 2;
  });
}

/**
 * The rise of a ball that left the picture at its top was followed as another flight; both make one. Half a
 * flight alone says little about where it began.
 */
function riseBefore(
  { flight: { pace }, sightings }: TracedShot,
  flights: readonly (readonly BallSighting[])[],
): readonly BallSighting[] {
  const first = sightings[0]?.seconds ?? -Infinity;
  const before = flights.filter((piece) => {
    const end = piece.at(-1)?.seconds ?? Infinity;
    return end < first && end > first - limits.gapSeconds / pace;
  });
  return before.findLast((piece) => isOne([...piece, ...sightings])) ?? [];
}

function extended(
  view: SeenView,
  traced: TracedShot,
  flights: readonly (readonly BallSighting[])[],
  looks: ClipLooks,
): TracedShot {
  const more = new Set([...alsoOn(traced, flights), ...riseBefore(traced, flights)]);
  if (more.size < attemptThresholds.minSightings) return traced;
  const sightings = [...more, ...traced.sightings].sort((a, b) => a.seconds - b.seconds);
  const flight = fitFlight(view, sightings, looks);
  return flight ? { flight, sightings } : traced;
}

/**
 * The free flight in a ball's trajectory to the ring. A ball may be followed while hands still lift it: if the
 * sightings fit no flight as a whole, the first ones are left out as long as the fit gains enough.
 */
function fromRelease(
  view: SeenView,
  sightings: readonly BallSighting[],
  looks: ClipLooks,
): TracedShot | null {
  const whole = fitFlight(view, sightings, looks);
  let best: TracedShot | null = whole && { flight: whole, sightings };
  if (whole?.noiseScale === 1) return best;
  let minCost = whole ? strictCost(whole) : Infinity;
  const start = sightings[0]?.seconds ?? 0;
  const held = sightings.filter(({ seconds }) => {
    return (seconds - start) * looks.pace <= limits.maxHeldSeconds;
  });
  for (let left = 1; left < held.length; left++) {
    const rest = sightings.slice(left);
    const flight = fitFlight(view, rest, looks);
    const cost = flight ? strictCost(flight) + limits.heldGain * (left + 1) : Infinity;
    if (!flight || cost >= minCost) continue;
    best = { flight, sightings: rest };
    minCost = cost;
  }
  return best;
}

/** Squared sigmas at the usual noise scale. */
const strictCost = ({ fit, noiseScale }: FittedFlight): number => fit.cost * noiseScale ** 2;

/** The flight that brought a ball to the ring, above the court; null when none fits. */
export function traceShot(
  view: SeenView,
  flights: readonly (readonly BallSighting[])[],
  moment: ShotMoment,
  looks: ClipLooks,
): TracedShot | null {
  for (const sightings of arrivalsOf(flights, view.ring, moment)) {
    const thrown = fromRelease(view, sightings, looks);
    if (!thrown) continue;
    const others = flights.filter((flight) => !flight.includes(sightings[0]!));
    return extended(view, thrown, others, looks);
  }
  return null;
}
