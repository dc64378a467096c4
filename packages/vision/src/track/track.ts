import type { Detections, Sighting } from '../detect/candidates.ts';
import { trackThresholds as limits } from '../thresholds/track.ts';
import type { Parabola } from './parabola.ts';
import { fallAt, fitParabola, residualOf } from './parabola.ts';
import { ballisticPieces, medianDiameter } from './pieces.ts';
import { nearestTo, recentFit, similarSize } from './predict.ts';

/** One unbroken ballistic stretch of a ball's trajectory: from hand, floor, rim or board to the next of them. */
export interface Flight {
  readonly points: readonly Sighting[];
  readonly parabola: Parabola;
  /** Median, px. */
  readonly diameter: number;
  /** px, root mean square. */
  readonly residual: number;
}

interface OpenFlight {
  readonly points: Sighting[];
  /** Index that prediction starts from: 0, or after the hands that were followed before. */
  from: number;
  parabola: Parabola;
}

/** Whether three sightings in a row may be one ball that flies: steady step, steady size. */
function isSeed(a: Sighting, b: Sighting, c: Sighting): boolean {
  if (!similarSize(a, b) || !similarSize(b, c)) return false;
  const before = b.seconds - a.seconds;
  const after = c.seconds - b.seconds;
  const step = Math.hypot(c.x - b.x, c.y - b.y);
  const d = (a.diameter + b.diameter + c.diameter) / 3;
  const ahead = after / before;
  const off = Math.hypot(c.x - b.x - (b.x - a.x) * ahead, c.y - b.y - (b.y - a.y) * ahead);
  return off <= limits.gateDiameters * d + limits.gateStepShare * step;
}

/** Follows candidates from frame to frame and returns flights as they end. */
export class FlightTracker {
  private open: OpenFlight[] = [];
  private recent: Sighting[][] = [];

  /** Takes the next frame's detections; returns the flights that have ended. */
  add(detections: Detections): Flight[] {
    const { seconds } = detections;
    const sightings = detections.candidates.map((candidate) => ({ ...candidate, seconds }));
    const claimed = this.extend(sightings);
    const over = this.close(seconds);
    this.seed(sightings.filter((sighting) => !claimed.has(sighting)));
    this.recent = [...this.recent.slice(-2), sightings];
    return over;
  }

  /** Start (seconds) of the longest flight that may still continue; Infinity if nothing flies. */
  get openSince(): number {
    return Math.min(...this.open.map(({ points }) => points[0]?.seconds ?? Infinity));
  }

  /** Ends every open flight (a cut, or the end of the video). */
  finish(): Flight[] {
    return this.close(Infinity);
  }

  private extend(sightings: readonly Sighting[]): Set<Sighting> {
    const claimed = new Set<Sighting>();
    for (const flight of this.open) {
      const next = this.nextOf(flight, sightings);
      if (!next) continue;
      flight.points.push(next);
      flight.parabola = recentFit(flight.points, flight.from) ?? flight.parabola;
      claimed.add(next);
    }
    return claimed;
  }

  private nextOf(flight: OpenFlight, sightings: readonly Sighting[]): Sighting | null {
    const { points, parabola, from } = flight;
    const next = nearestTo(parabola, points, sightings);
    if (next || points.length - from <= limits.minPoints || parabola.gravity >= 0) return next;
    // It accelerated upward in hands: after the release it continues its latest flight. On its way down a net
    // brakes it.
    const latest = fitParabola(points.slice(-limits.minPoints));
    if (!latest || fallAt(latest, points.at(-1)?.seconds ?? latest.at) >= 0) return null;
    const thrown = nearestTo(latest, points, sightings);
    if (thrown) flight.from = points.length - limits.minPoints;
    return thrown;
  }

  private seed(sightings: readonly Sighting[]): void {
    const middle = this.recent.at(-1) ?? [];
    const first = this.recent.at(-2) ?? [];
    for (const c of sightings) {
      for (const b of middle) {
        for (const a of first) {
          if (!isSeed(a, b, c) || this.isKnown(a, b)) continue;
          const parabola = recentFit([a, b, c]);
          if (parabola) this.open.push({ points: [a, b, c], from: 0, parabola });
        }
      }
    }
  }

  /** Two sightings that a longer flight already owns start no second one. */
  private isKnown(a: Sighting, b: Sighting): boolean {
    return this.open.some(
      ({ points }) => points.length > 3 && points.includes(a) && points.includes(b),
    );
  }

  private close(seconds: number): Flight[] {
    const over: OpenFlight[] = [];
    const stillOpen: OpenFlight[] = [];
    for (const flight of this.open) {
      const last = flight.points.at(-1)?.seconds ?? -Infinity;
      (seconds - last > limits.maxGapSeconds ? over : stillOpen).push(flight);
    }
    this.open = stillOpen;
    return withoutDoubles(
      over
        .flatMap(({ points }) => ballisticPieces(points))
        .map(toFlight)
        .filter((flight) => flight !== null),
    );
  }
}

function toFlight(points: readonly Sighting[]): Flight | null {
  const parabola = fitParabola(points);
  if (!parabola || parabola.gravity <= 0 || points.length < limits.minPoints) return null;
  const diameter = medianDiameter(points);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const travel = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  if (travel < limits.minTravel * diameter) return null;
  return { points, parabola, diameter, residual: residualOf(parabola, points) };
}

/** Keeps the longest of flights that share most of their sightings. */
function withoutDoubles(flights: readonly Flight[]): Flight[] {
  const sorted = [...flights].sort((a, b) => b.points.length - a.points.length);
  const distinct: Flight[] = [];
  for (const flight of sorted) {
    const doubled = distinct.some((other) => {
      const own = new Set(other.points);
      return flight.points.filter((point) => own.has(point)).length * 2 > flight.points.length;
    });
    if (!doubled) distinct.push(flight);
  }
  return distinct;
}
