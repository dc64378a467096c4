import type { Candidate, Detections } from '../detect/candidates.ts';
import { trackThresholds as limits } from '../thresholds/track.ts';
import type { Parabola } from './parabola.ts';
import { fitParabola, placeAt, residualOf } from './parabola.ts';
import { ballisticPieces, medianDiameter } from './pieces.ts';

export interface Sighting extends Candidate {
  readonly seconds: number;
}

/** One unbroken ballistic stretch of a ball's way: from hand, floor, rim or board to the next of them. */
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
  parabola: Parabola;
}

function similarSize(a: Candidate, b: Candidate): boolean {
  const ratio = a.diameter / b.diameter;
  return ratio < limits.mostSizeRatio && ratio > 1 / limits.mostSizeRatio;
}

/** Whether three sightings in a row may be one ball that flies: steady step, steady size. */
function isSeed(a: Sighting, b: Sighting, c: Sighting): boolean {
  if (!similarSize(a, b) || !similarSize(b, c)) return false;
  const before = b.seconds - a.seconds;
  const after = c.seconds - b.seconds;
  const step = Math.hypot(c.x - b.x, c.y - b.y);
  const earlier = Math.hypot(b.x - a.x, b.y - a.y);
  const d = (a.diameter + b.diameter + c.diameter) / 3;
  if (Math.max(step, earlier) > limits.mostStep * d) return false;
  if (step + earlier < 2 * limits.leastStep * d) return false;
  const ahead = after / before;
  const off = Math.hypot(c.x - b.x - (b.x - a.x) * ahead, c.y - b.y - (b.y - a.y) * ahead);
  return off <= limits.gateDiameters * d + limits.gateStepShare * step;
}

/** Predicts from the last sightings only: drag and perspective bend long flights a little. */
function recentFit(points: readonly Sighting[]): Parabola | null {
  if (points.length >= limits.predictFrom)
    return fitParabola(points.slice(-limits.predictFromMost));
  // Too few for a curve: go straight on, as three points bend by noise alone.
  const last = points.at(-1);
  const before = points[0];
  if (!last || !before || last.seconds === before.seconds) return null;
  const span = last.seconds - before.seconds;
  const vx = (last.x - before.x) / span;
  const vy = (last.y - before.y) / span;
  return { at: last.seconds, x0: last.x, vx, drift: 0, y0: last.y, vy, gravity: 0 };
}

/** Follows candidates from frame to frame and hands out flights as they end. */
export class FlightTracker {
  private open: OpenFlight[] = [];
  private recent: Sighting[][] = [];
  private readonly longSide: number;

  /** `longSide`: the working picture's, px. */
  constructor(longSide: number) {
    this.longSide = longSide;
  }

  /** Takes the next frame's detections; returns the flights that are over. */
  add(detections: Detections): Flight[] {
    const { seconds } = detections;
    const sightings = detections.candidates.map((candidate) => ({ ...candidate, seconds }));
    const claimed = this.extend(sightings);
    const over = this.close(seconds);
    this.seed(sightings.filter((sighting) => !claimed.has(sighting)));
    this.recent = [...this.recent.slice(-2), sightings];
    return over;
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
      flight.parabola = recentFit(flight.points) ?? flight.parabola;
      claimed.add(next);
    }
    return claimed;
  }

  private nextOf(flight: OpenFlight, sightings: readonly Sighting[]): Sighting | null {
    const last = flight.points.at(-1);
    if (!last) return null;
    const d = medianDiameter(flight.points.slice(-limits.predictFromMost));
    let best: Sighting | null = null;
    let least = Infinity;
    for (const sighting of sightings) {
      if (!similarSize(sighting, { ...last, diameter: d })) continue;
      const place = placeAt(flight.parabola, sighting.seconds);
      const step = Math.hypot(place.x - last.x, place.y - last.y);
      const off = Math.hypot(sighting.x - place.x, sighting.y - place.y);
      const gate = limits.gateDiameters * d + limits.gateStepShare * step;
      if (off <= gate && off < least) {
        best = sighting;
        least = off;
      }
    }
    return best;
  }

  private seed(sightings: readonly Sighting[]): void {
    const middle = this.recent.at(-1) ?? [];
    const first = this.recent.at(-2) ?? [];
    for (const c of sightings) {
      for (const b of middle) {
        for (const a of first) {
          if (!isSeed(a, b, c) || this.isKnown(a, b)) continue;
          const parabola = recentFit([a, b, c]);
          if (parabola) this.open.push({ points: [a, b, c], parabola });
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
      (seconds - last > limits.mostGapSeconds ? over : stillOpen).push(flight);
    }
    this.open = stillOpen;
    return withoutDoubles(
      over
        .flatMap(({ points }) => ballisticPieces(points))
        .map((points) => toFlight(points, this.longSide))
        .filter((flight) => flight !== null),
    );
  }
}

/**
 * A ball right before the lens crosses the picture in a few frames, but nothing else that large is
 * round and moves: there less is asked for.
 */
function isLarge(points: readonly Sighting[], longSide: number): boolean {
  const round = points.reduce((sum, point) => sum + point.roundness, 0) / points.length;
  return medianDiameter(points) >= limits.largeShare * longSide && round >= limits.leastRoundness;
}

function toFlight(points: readonly Sighting[], longSide: number): Flight | null {
  const large = isLarge(points, longSide);
  const parabola = fitParabola(points);
  if (!parabola || points.length < (large ? limits.leastPointsLarge : limits.leastPoints)) {
    return null;
  }
  const diameter = medianDiameter(points);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const travel = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const needed = large ? limits.leastTravelLarge : limits.leastTravel;
  if (travel < needed * diameter || (!large && parabola.gravity <= 0)) return null;
  return { points, parabola, diameter, residual: residualOf(parabola, points) };
}

/** Of flights that share most of their sightings the longest stays. */
function withoutDoubles(flights: readonly Flight[]): Flight[] {
  const sorted = [...flights].sort((a, b) => b.points.length - a.points.length);
  const kept: Flight[] = [];
  for (const flight of sorted) {
    const doubled = kept.some((other) => {
      const own = new Set(other.points);
      return flight.points.filter((point) => own.has(point)).length * 2 > flight.points.length;
    });
    if (!doubled) kept.push(flight);
  }
  return kept;
}
