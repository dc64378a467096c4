import type { RimEllipse } from '../analysis.ts';
import type { Picture } from '../frames/picture.ts';
import {
  calibrateThresholds as limits,
  darkRingWeights,
  hoopWeights,
} from '../thresholds/calibrate.ts';
import type { DarkEnds } from './dark-ends.ts';
import { darkEndsOf } from './dark-ends.ts';
import type { DarkLooks } from './dark-looks.ts';
import { darkLooksOf } from './dark-looks.ts';
import { leanOf } from './evenness.ts';
import type { FittedRing } from './ring-fit.ts';
import { fitOpenRings, fitRings } from './ring-fit.ts';
import type { NetLooks, NetSurroundings } from './net-looks.ts';
import { netLooksOf, meshUnderNet } from './net-looks.ts';
import type { RednessMap } from './redness.ts';
import type { RingLooks } from './ring-looks.ts';
import { looksOf } from './ring-looks.ts';
import type { RingCandidate } from './ring-search.ts';
import { squareSidesOf } from './square-looks.ts';

/** What a place shows when it is looked at as a ring with its net. */
export type HoopLooks = RingLooks &
  NetLooks &
  DarkLooks &
  DarkEnds &
  Pick<NetSurroundings, 'under'> & {
    readonly fit: number;
    /** Redness levels by which one end is redder than the other, beyond what is usual. */
    readonly uneven: number;
    /** Redness levels of the sides of a painted square below it, beyond what is usual. */
    readonly sides: number;
  };

export interface SeenRing extends RingCandidate {
  readonly looks: HoopLooks;
  /** Found by a dark line, and not by a red one. */
  readonly isDark: boolean;
}

export const nothingSeen: HoopLooks = {
  ...{ strong: 0, weak: 0, outside: 0, hole: 0, side: 0 },
  ...{ below: 0, above: 0, under: 0, fit: 0, uneven: 0, sides: 0 },
  ...{ line: 0, cap: 0, faintest: 0, beyond: 0 },
};

/** Combines two looks, measurement by measurement. */
export function mapLooks(
  a: HoopLooks,
  b: HoopLooks,
  combine: (a: number, b: number) => number,
): HoopLooks {
  return {
    strong: combine(a.strong, b.strong),
    weak: combine(a.weak, b.weak),
    outside: combine(a.outside, b.outside),
    hole: combine(a.hole, b.hole),
    side: combine(a.side, b.side),
    below: combine(a.below, b.below),
    above: combine(a.above, b.above),
    under: combine(a.under, b.under),
    fit: combine(a.fit, b.fit),
    uneven: combine(a.uneven, b.uneven),
    sides: combine(a.sides, b.sides),
    line: combine(a.line, b.line),
    cap: combine(a.cap, b.cap),
    faintest: combine(a.faintest, b.faintest),
    beyond: combine(a.beyond, b.beyond),
  };
}

/** What looks alone say for a hoop, in log odds; `isDark`: found by a dark line. */
export function oddsOf(looks: HoopLooks, isDark: boolean): number {
  return isDark ? darkOddsOf(looks) : redOddsOf(looks);
}

/** What red iron alone says. */
function ironOddsOf({ fit, uneven, sides, strong, weak, outside, side }: HoopLooks): number {
  return (
    hoopWeights.fit * fit +
    hoopWeights.uneven * uneven +
    hoopWeights.strong * strong +
    hoopWeights.weak * weak +
    hoopWeights.outside * outside +
    hoopWeights.side * side +
    hoopWeights.sides * sides
  );
}

/** What the net below it and the mesh around that say. */
function netOddsOf({ below, above, under }: HoopLooks): number {
  return (
    hoopWeights.below * below +
    hoopWeights.above * above +
    hoopWeights.under * Math.min(limits.mostUnder, under)
  );
}

const redOddsOf = (looks: HoopLooks): number => ironOddsOf(looks) + netOddsOf(looks);

/**
 * How well one ring is followed: of several looks at it the best one tells where it is. A net hangs
 * from either, and says less about that than about which place is a ring.
 */
export function lineOddsOf(looks: HoopLooks, isDark: boolean): number {
  return isDark ? darkOddsOf(looks) : ironOddsOf(looks) + limits.netInFit * netOddsOf(looks);
}

function darkOddsOf(looks: HoopLooks): number {
  const { line, cap, faintest, beyond, below, above, under, sides } = looks;
  return (
    darkRingWeights.always +
    darkRingWeights.line * line +
    darkRingWeights.cap * cap +
    darkRingWeights.faintest * faintest +
    darkRingWeights.beyond * beyond +
    darkRingWeights.below * Math.min(limits.mostNet, below) +
    darkRingWeights.above * above +
    darkRingWeights.under * under +
    hoopWeights.sides * sides
  );
}

function better(one: SeenRing, other: SeenRing): SeenRing {
  return lineOddsOf(other.looks, false) > lineOddsOf(one.looks, false) ? other : one;
}

/** What a square painted on the board has, and a ring has not. */
function sidesOf(map: RednessMap, rim: RimEllipse): number {
  return Math.max(0, squareSidesOf(map, rim) - limits.usualSides);
}

/** A ring found by its iron: measured exactly, with what hangs from it. */
export function lookAt(
  map: RednessMap,
  picture: Picture,
  found: RingCandidate,
  expected: number,
): SeenRing {
  const seenAt = ({ rim, fit }: FittedRing): SeenRing => {
    const uneven = Math.max(0, Math.abs(leanOf(map, rim)) - limits.usualLean);
    const looks = {
      ...looksOf(map, rim),
      ...netLooksOf(picture, rim),
      under: meshUnderNet(picture, rim),
      fit,
      uneven,
      sides: sidesOf(map, rim),
    };
    return { rim, contrast: found.contrast, looks: { ...nothingSeen, ...looks }, isDark: false };
  };
  const open = fitOpenRings(map, found.rim, expected)
    .map(seenAt)
    .filter(({ looks }) => looks.outside < limits.openOutside * looks.strong);
  const best = [...fitRings(map, found.rim, expected).map(seenAt), ...open].reduce(better);
  if (best.looks.uneven === 0) return best;
  // Half on the ring and half on what is beside it: the other half is further over.
  const over = Math.sign(leanOf(map, best.rim)) * limits.leanRadii;
  const cx = best.rim.cx + over * best.rim.rx;
  return fitRings(map, { ...best.rim, cx }, expected)
    .map(seenAt)
    .reduce(better, best);
}

/** A ring found by its dark line; `map`: null for gray video. */
export function lookAtDark(
  map: RednessMap | null,
  picture: Picture,
  { rim, contrast }: RingCandidate,
): SeenRing {
  const under = meshUnderNet(picture, rim);
  const sides = map ? sidesOf(map, rim) : 0;
  const line = { ...darkLooksOf(picture, rim), ...darkEndsOf(picture, rim) };
  const looks = { ...netLooksOf(picture, rim), ...line, under, sides };
  return { rim, contrast, looks: { ...nothingSeen, ...looks }, isDark: true };
}
