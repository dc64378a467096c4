import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { RednessMap } from './redness.ts';
import { rednessAt, reduceMap } from './redness.ts';

/** Directions from the ring's middle, evenly around. */
const directions = Array.from({ length: 24 }, (_, at) => {
  const angle = (2 * Math.PI * (at + 0.5)) / 24;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
});

/** What each direction shows; written over by every call, as a fit is asked for thousands of times. */
const gains = new Float64Array(directions.length);

/** How many of the best count. */
const keptGains = Math.round(limits.fitPart * directions.length);

const capped = (map: RednessMap, x: number, y: number): number =>
  Math.min(limits.fitRedness, rednessAt(map, x, y));

/**
 * How well a thin red line follows the ellipse all around: red on it, less so on both sides of it.
 * Redness levels, the mean over the best part of all directions: bracket and net hide the rest.
 */
function fitOf(map: RednessMap, { cx, cy, rx, ry }: RimEllipse): number {
  const off = limits.fitOff * rx;
  const slack = limits.fitSlack * rx;
  for (let at = 0; at < directions.length; at++) {
    const { cos, sin } = directions[at]!;
    const x = cx + cos * rx;
    const y = cy + sin * ry;
    const length = Math.hypot(cos / rx, sin / ry);
    const nx = cos / rx / length;
    const ny = sin / ry / length;
    const line = Math.max(
      capped(map, x, y),
      capped(map, x + nx * slack, y + ny * slack),
      capped(map, x - nx * slack, y - ny * slack),
    );
    const outside = capped(map, x + nx * off, y + ny * off);
    // Where far and near arc are close there is no inside to look at.
    const room = ry * Math.abs(sin);
    const isNarrow = Math.abs(ny) > 0.7 && room < off;
    const inward = Math.min(off, Math.max(room, 0.3 * rx));
    const inside = isNarrow ? 0 : capped(map, x - nx * inward, y - ny * inward);
    const gain = line - limits.fitAround * (outside + inside);
    gains[at] = isNarrow ? limits.narrowWeight * gain : gain;
  }
  gains.sort();
  let sum = 0;
  for (let rank = 1; rank <= keptGains; rank++) sum += gains[gains.length - rank]!;
  return sum / keptGains;
}

export interface FittedRing {
  readonly rim: RimEllipse;
  readonly fit: number;
}

const names = ['cx', 'cy', 'rx', 'ry'] as const;

/** How much less a ring is believed that is larger or smaller than the ball lets expect. */
function sizeDoubt(rx: number, expected: number): number {
  return limits.sizeDoubt * (Math.log(rx / expected) / Math.log(limits.usualSize)) ** 2;
}

/** Climbs from one guess to the best fit near it; `expected`: the ring's rx by the ball's size, px. */
function climb(map: RednessMap, start: RimEllipse, expected: number): FittedRing {
  const scoreOf = (rim: RimEllipse): number => fitOf(map, rim) - sizeDoubt(rim.rx, expected);
  let rim = start;
  let fit = scoreOf(start);
  for (const part of [0.16, 0.08, 0.04]) {
    for (let improved = true, round = 0; improved && round < 4; round++) {
      improved = false;
      for (const name of names) {
        for (const by of [-part * start.rx, part * start.rx]) {
          const tried = { ...rim, [name]: rim[name] + by };
          if (tried.ry < 0.1 * tried.rx || tried.ry > tried.rx) continue;
          const score = scoreOf(tried);
          if (score <= fit) continue;
          [rim, fit, improved] = [tried, score, true];
        }
      }
    }
  }
  return { rim, fit };
}

/** A map as fine as a ring of that size needs. */
const mapFor = (map: RednessMap, rx: number): RednessMap =>
  reduceMap(map, Math.floor((rx * map.scale) / limits.refineRadius));

/** The starts that fit best already. */
function bestOf(map: RednessMap, starts: readonly RimEllipse[]): RimEllipse[] {
  const scored = starts.map((start) => ({ start, fit: fitOf(map, start) }));
  const best = scored.sort((a, b) => b.fit - a.fit).slice(0, limits.mostFits);
  return best.map(({ start }) => start);
}

/**
 * The ellipses around a rough guess (px) that a red line follows best, whatever their tilt.
 * `expected`: half the ring's width by the ball's size, px.
 */
export function fitRings(map: RednessMap, guess: RimEllipse, expected: number): FittedRing[] {
  const fine = mapFor(map, guess.rx);
  const starts = limits.aspects.flatMap((aspect) =>
    limits.fitOffsets.map((dy) => ({
      ...guess,
      cy: guess.cy + dy * guess.rx,
      ry: aspect * guess.rx,
    })),
  );
  return [guess, ...bestOf(fine, starts)].map((start) => climb(fine, start, expected));
}

/**
 * The open rings of which the guess (px) is no more than the near or far arc: seen large, a part of
 * one arc alone looks like a flat ring. None for a small guess, whose arcs a search sees together.
 */
export function fitOpenRings(map: RednessMap, guess: RimEllipse, expected: number): FittedRing[] {
  if (guess.rx < limits.openRx) return [];
  const fine = mapFor(map, guess.rx);
  const starts = limits.openAspects.flatMap((aspect) =>
    limits.openSizes.flatMap((size) =>
      limits.openOffsets.flatMap((dx) =>
        [-1, 1].map((side) => {
          const rx = size * guess.rx;
          const ry = aspect * rx;
          return { cx: guess.cx + dx * guess.rx, cy: guess.cy + side * ry, rx, ry };
        }),
      ),
    ),
  );
  return bestOf(fine, starts).map((start) => climb(fine, start, expected));
}
