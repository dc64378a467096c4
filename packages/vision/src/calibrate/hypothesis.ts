import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { Flight } from '../track/track.ts';
import { cameInAnArc, closenessOf, nearestOf } from './closeness.ts';
import type { HoopLooks, SeenRing } from './hoop-looks.ts';
import { lineOddsOf } from './hoop-looks.ts';
import { areNear } from './ring-search.ts';

/** A place that may be the hoop, and what speaks for it. */
export interface HoopHypothesis {
  readonly id: number;
  /** Best guess: the ring as it looks, drawn toward where flights came down. */
  readonly rim: RimEllipse;
  /** The ring as it looked when it looked most like one, and the log odds of that. */
  readonly ring: RimEllipse;
  readonly bestOdds: number;
  /** Redness levels; 0 when no ring was seen and only flights speak for it. */
  readonly contrast: number;
  /** Whether it was found by a dark line, and not by a red one. */
  readonly isDark: boolean;
  /** Mean of what was seen there in `seen` measurements. */
  readonly looks: HoopLooks;
  readonly seen: number;
  /** What the flights say for it, from the closeness of each, the one that gave birth to it included. */
  readonly votes: number;
  /** Their sums: of balls that came from elsewhere, and of those that stayed at one place. */
  readonly came: number;
  readonly stayed: number;
  /** Flights that came near, and the mean of their nearest places. */
  readonly arrivals: { readonly count: number; readonly x: number; readonly y: number };
  /** Flights that rose and fell on their way there. */
  readonly arcs: number;
}

/** A flight, how far off its end still speaks for a ring (rx), what it counts, and whether it stays at one place. */
export interface Counted {
  readonly flight: Flight;
  readonly reach: number;
  readonly weight: number;
  readonly stays: boolean;
}

/**
 * Below a net balls drop after shots: of those that stay at one place as many count as came from
 * elsewhere. Where more stay, somebody dribbles or tosses a ball on the spot, and those that seem to
 * come may be his as well.
 */
function votesOf(came: number, stayed: number): number {
  return stayed <= came ? came + stayed : Math.max(0, 3 * came - stayed);
}

/** Counts a flight for a hypothesis, as far as it came near. */
export function vote(
  hypothesis: HoopHypothesis,
  { flight, reach, weight, stays }: Counted,
): HoopHypothesis {
  const closeness = weight * closenessOf(flight, hypothesis.ring, reach);
  const came = hypothesis.came + (stays ? 0 : closeness);
  const stayed = hypothesis.stayed + (stays ? closeness : 0);
  const voted = { ...hypothesis, came, stayed, votes: votesOf(came, stayed) };
  const { x, y, radii } = nearestOf(flight, hypothesis.ring);
  if (closeness === 0 || radii > limits.arrivalRadii) return voted;
  const { arrivals } = hypothesis;
  const count = arrivals.count + 1;
  return {
    ...voted,
    arcs: hypothesis.arcs + (!stays && cameInAnArc(flight, hypothesis.ring) ? 1 : 0),
    arrivals: {
      count,
      x: arrivals.x + (x - arrivals.x) / count,
      y: arrivals.y + (y - arrivals.y) / count,
    },
  };
}

/**
 * Shots scatter evenly around the ring's centre, while a faint ring is easily mistaken for the
 * bracket beside it: the fainter it is, the more the flights decide where the centre is.
 */
export function settle(hypothesis: HoopHypothesis): HoopHypothesis {
  const { ring, arrivals, contrast } = hypothesis;
  const byLooks = (contrast / limits.clearContrast) ** 2;
  const total = byLooks + arrivals.count;
  if (arrivals.count === 0 || total === 0) return { ...hypothesis, rim: ring };
  const part = arrivals.count / total;
  const rim = {
    ...ring,
    cx: ring.cx + (arrivals.x - ring.cx) * part,
    cy: ring.cy + (arrivals.y - ring.cy) * part,
  };
  // The same ellipse stays the same object: whoever watches it need not start anew.
  const isSame = areNear(rim, hypothesis.rim, limits.movedWidths) && rim.rx === hypothesis.rim.rx;
  return isSame ? hypothesis : { ...hypothesis, rim };
}

export const noVotes = {
  ...{ votes: 0, came: 0, stayed: 0, arcs: 0 },
  arrivals: { count: 0, x: 0, y: 0 },
};

/** A red ring says more about its place than a dark line near it, which may be bracket, board or shadow. */
export function ofOneKind(known: HoopHypothesis, other: SeenRing): HoopHypothesis {
  const odds = lineOddsOf(other.looks, other.isDark);
  if (known.seen > 0 && (other.isDark || odds <= known.bestOdds)) return known;
  const { rim, contrast, looks, isDark } = other;
  return { ...known, ring: rim, bestOdds: odds, contrast, looks, isDark, seen: 1 };
}
