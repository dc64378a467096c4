import type { RimEllipse } from '../analysis.ts';
import type { People } from '../detect/people.ts';
import type { Picture } from '../frames/picture.ts';
import {
  calibrateThresholds as limits,
  darkRingWeights,
  hoopWeights,
} from '../thresholds/calibrate.ts';
import type { Flight } from '../track/track.ts';
import {
  cameInAnArc,
  closenessOf,
  endDiameter,
  endsFalling,
  isCloseView,
  nearestOf,
  withoutEntry,
} from './closeness.ts';
import { between } from './between.ts';
import { Heights } from './heights.ts';
import type { HoopLooks, SeenRing } from './hoop-looks.ts';
import { lineOddsOf, lookAt, lookAtDark, mapLooks, nothingSeen, oddsOf } from './hoop-looks.ts';
import { searchDarkRings } from './dark-search.ts';
import type { RednessMap } from './redness.ts';
import { rednessOf } from './redness.ts';
import type { RingCandidate } from './ring-search.ts';
import { areNear, bestApart, searchRings } from './ring-search.ts';

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
  /** Sum of the closeness of all flights, the one that gave birth to it included. */
  readonly votes: number;
  /** Flights that came near, and the mean of their nearest places. */
  readonly arrivals: { readonly count: number; readonly x: number; readonly y: number };
  /** Flights that rose and fell on their way there. */
  readonly arcs: number;
}

/** A flight, how far off its end still speaks for a ring (rx), and what it counts. */
interface Counted {
  readonly flight: Flight;
  readonly reach: number;
  readonly weight: number;
}

/** Counts a flight for a hypothesis, as far as it came near. */
function vote(hypothesis: HoopHypothesis, { flight, reach, weight }: Counted): HoopHypothesis {
  const closeness = weight * closenessOf(flight, hypothesis.ring, reach);
  const votes = hypothesis.votes + closeness;
  const { x, y, radii } = nearestOf(flight, hypothesis.ring);
  if (closeness === 0 || radii > limits.arrivalRadii) return { ...hypothesis, votes };
  const { arrivals } = hypothesis;
  const count = arrivals.count + 1;
  return {
    ...hypothesis,
    votes,
    arcs: hypothesis.arcs + (cameInAnArc(flight, hypothesis.ring) ? 1 : 0),
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
function settle(hypothesis: HoopHypothesis): HoopHypothesis {
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

const noVotes = { votes: 0, arrivals: { count: 0, x: 0, y: 0 }, arcs: 0 };

/** Gathers places that may be the hoop from where flights end and where something looks like a ring. */
export class HoopHypotheses {
  private all: HoopHypothesis[] = [];
  private nextId = 0;
  /** The last flights that counted, for places that are found later. */
  private readonly counted: Counted[] = [];
  private longSide = 0;
  private farFlights = 0;
  private mapOf: { readonly picture: Picture; readonly map: RednessMap | null } | null = null;
  readonly heights = new Heights();
  private readonly people: People;

  constructor(people: People) {
    this.people = people;
  }

  get list(): readonly HoopHypothesis[] {
    return this.all;
  }

  /** Those worth watching: once flights end at one place, what is far behind it never won. */
  get contenders(): readonly HoopHypothesis[] {
    const [first] = this.all;
    if (!first || first.votes < limits.leaderVotes) return this.all;
    const least = this.scoreOf(first) - limits.hopelessOdds;
    return this.all.filter((one) => this.scoreOf(one) >= least);
  }

  /**
   * Learns from a flight that is over; `background` is the place without what moves. `weight`: what
   * the flight counts.
   */
  learn(whole: Flight, background: Picture, weight = 1): void {
    this.longSide = Math.max(background.width, background.height);
    const close = isCloseView(whole, this.longSide);
    if (!close && !endsFalling(whole)) return;
    if (!close && whole.points.length >= limits.farPoints) this.farFlights++;
    const flight = close ? whole : withoutEntry(whole);
    if (flight.points.length === 0) return;
    const reach = close ? limits.closeViewRadii : limits.closeRadii;
    if (!this.all.some((known) => isSettledAt(known, flight, reach))) {
      const rings = this.ringsNear(flight, background, reach);
      for (const ring of rings.length > 0 ? rings : bareEnd(flight)) this.propose(ring);
    }
    const counted = { flight, reach, weight };
    this.counted.push(counted);
    if (this.counted.length > limits.mostCounted) this.counted.shift();
    this.all = this.all.map((hypothesis) => settle(vote(hypothesis, counted)));
    const sorted = [...this.all].sort((a, b) => this.scoreOf(b) - this.scoreOf(a));
    // Lines of a board are many and red: they must not crowd out the dark ring below them.
    const dark = sorted.filter(({ isDark }) => isDark).slice(0, limits.mostDarkHypotheses);
    const others = sorted.filter(({ isDark }) => !isDark).slice(0, limits.mostHypotheses);
    this.all = sorted.filter((one) => dark.includes(one) || others.includes(one));
  }

  /** Whether a ring is as large as in a close view. */
  isClose({ rx }: RimEllipse): boolean {
    return 2 * rx > limits.rimPerLargeBall * limits.closeViewShare * this.longSide;
  }

  /**
   * Higher is likelier: the logarithm of the odds, up to a number that is the same for all; `votes`:
   * what flights say for it.
   */
  scoreOf(hypothesis: HoopHypothesis, votes = this.votesFor(hypothesis)): number {
    const { rim, contrast, looks, isDark } = hypothesis;
    const onBoard = this.all.some((other) => isBelow(other, rim, contrast));
    return (
      oddsOf(looks, isDark) +
      (isDark ? this.darkScoreOf(rim, looks, votes) : 0) +
      hoopWeights.votes * Math.log(votes + limits.fewVotes) +
      hoopWeights.eachVote * Math.min(limits.manyVotes, votes) +
      hoopWeights.plausible * Math.log(this.heights.plausibility(rim)) +
      (onBoard ? hoopWeights.onBoard : 0) +
      (this.people.standAt(rim) ? hoopWeights.amongPeople : 0) +
      hoopWeights.closeAmongFar *
        (this.isClose(rim) ? Math.min(limits.manyFarFlights, this.farFlights) : 0)
    );
  }

  /**
   * Shots that miss end beside the ring, as near to its bracket: of two red lines of one hoop the one
   * that looks more like a ring is the ring, and most of what flights say for one counts for both. In a
   * close view flights end all over the board.
   */
  private votesFor({ rim, votes, isDark }: HoopHypothesis): number {
    if (isDark || this.isClose(rim)) return votes;
    const most = this.all
      .filter((other) => !other.isDark && areNear(other.rim, rim, limits.sameHoopWidths))
      .reduce((best, other) => Math.max(best, other.votes), votes);
    return votes + limits.sharedPart * (most - votes);
  }

  /** What speaks for a dark ring beside its looks. */
  private darkScoreOf(rim: RimEllipse, looks: HoopLooks, votes: number): number {
    // Flights scatter over the whole hoop: they tell that one is there, and not which line is its ring.
    const there = this.all.filter((other) => areNear(other.rim, rim, limits.sameHoopWidths));
    const most = Math.max(votes, ...there.map((other) => other.votes));
    const net = Math.max(looks.below, ...there.map((other) => other.looks.below));
    const isUnderRing = this.all.some((other) => !other.isDark && isFarAbove(other, rim, votes));
    return (
      // Who dribbles on one spot brings more flights there than any shooter, and where nothing like a
      // net hangs balls bounce as high each time.
      darkRingWeights.severalVotes *
        between(limits.fewDarkVotes, most, limits.manyDarkVotes) *
        between(limits.leastNet, net, limits.usualNet) *
        this.heights.plausibility(rim) +
      (isUnderRing ? darkRingWeights.underRing : 0)
    );
  }

  private ringsNear(flight: Flight, background: Picture, radii: number): SeenRing[] {
    if (this.mapOf?.picture !== background) {
      this.mapOf = { picture: background, map: rednessOf(background) };
    }
    const { map } = this.mapOf;
    const end = flight.points.at(-1);
    if (!end) return [];
    const { width, height } = background;
    const close = isCloseView(flight, Math.max(width, height));
    const rimWidth = (close ? limits.rimPerLargeBall : limits.rimPerBall) * endDiameter(flight);
    const beside = close ? width : limits.besideWidths * rimWidth;
    // A ball that fell through is sometimes followed until far below the ring.
    const highest = Math.min(...flight.points.slice(-limits.endPoints).map(({ y }) => y));
    const top = Math.min(highest, end.y - limits.aboveWidths * rimWidth);
    // A close view ends flights anywhere on board and ring: look everywhere.
    const area = {
      left: Math.max(0, end.x - beside),
      right: Math.min(width, end.x + beside),
      top: close ? 0 : Math.max(0, top),
      bottom: Math.min(height, end.y + (close ? height : limits.belowWidths * rimWidth)),
      rimWidth,
    };
    const scoreOf = (ring: RingCandidate): number =>
      ring.contrast * (close ? 1 : closenessOf(flight, ring.rim, radii));
    const most = close ? limits.mostRingsClose : limits.mostRings;
    const red = !map
      ? []
      : bestApart(searchRings(map, area), scoreOf, most).map((ring) =>
          lookAt(map, background, ring, rimWidth / 2),
        );
    // A dark ring that fills the picture is among more dark lines than can be told from it.
    if (close) return red;
    const dark = bestApart(searchDarkRings(background, area), scoreOf, limits.lookedDarkRings);
    const looked = dark.map((ring) => lookAtDark(map, background, ring));
    return [...red, ...likeliestOf(looked, flight, radii)];
  }

  /** Counts the flights so far for a place that was not seen when they ended, which speaks against it. */
  private recount(place: Omit<HoopHypothesis, 'votes' | 'arrivals' | 'arcs'>): HoopHypothesis {
    const late = this.counted.map((one) => ({ ...one, weight: limits.lateShare * one.weight }));
    return late.reduce<HoopHypothesis>(vote, { ...place, ...noVotes });
  }

  private propose(found: SeenRing): void {
    const { rim, contrast, looks, isDark } = found;
    const known = this.all.find(({ ring }) => areNear(ring, rim, limits.sameWidths));
    if (!known) {
      const bestOdds = lineOddsOf(looks, isDark);
      const seen = contrast > 0 ? 1 : 0;
      const born = { id: this.nextId++, rim, ring: rim, bestOdds, contrast, looks, seen, isDark };
      this.all.push(this.recount(born));
      return;
    }
    if (contrast === 0) return;
    if (isDark !== known.isDark) {
      this.all[this.all.indexOf(known)] = ofOneKind(known, found);
      return;
    }
    const weight = 1 / (known.seen + 1);
    const mean = (a: number, b: number): number => a + (b - a) * weight;
    const odds = lineOddsOf(looks, isDark);
    const ring = odds > known.bestOdds ? rim : known.ring;
    this.all[this.all.indexOf(known)] = {
      ...known,
      ring,
      bestOdds: Math.max(known.bestOdds, odds),
      contrast: mean(known.contrast, contrast),
      looks: mapLooks(known.looks, looks, mean),
      seen: known.seen + 1,
    };
  }
}

/** The dark rings that looks and one flight's end say most for. */
function likeliestOf(rings: readonly SeenRing[], flight: Flight, radii: number): SeenRing[] {
  const scoreOf = ({ rim, looks }: SeenRing): number =>
    oddsOf(looks, true) +
    hoopWeights.votes * Math.log(closenessOf(flight, rim, radii) + limits.fewVotes);
  return rings
    .map((ring) => ({ ring, score: scoreOf(ring) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limits.mostDarkRings)
    .map(({ ring }) => ring);
}

/** A ring measured often enough where this flight ended: looking again would find the same. */
function isSettledAt({ ring, seen }: HoopHypothesis, flight: Flight, reach: number): boolean {
  return seen >= limits.settledLooks && closenessOf(flight, ring, reach) > limits.settledCloseness;
}

/**
 * Whether a red ring hangs so far above a place that balls end there that fell through it: far above,
 * or nearer when as many flights passed it, and it is no painted square.
 */
function isFarAbove(
  { rim, contrast, looks, votes }: HoopHypothesis,
  below: RimEllipse,
  votesBelow: number,
): boolean {
  const up = (below.cy - rim.cy) / below.rx;
  const aside = Math.abs(below.cx - rim.cx) / below.rx;
  const wasPassed = looks.sides === 0 && votes > limits.passedShare * votesBelow;
  return (
    contrast > 0 &&
    up > (wasPassed ? limits.underPassedRadii : limits.underRingRadii) &&
    up < limits.farUnderRingRadii &&
    aside < limits.underRingAside
  );
}

/** A red ring says more about its place than a dark line near it, which may be bracket, board or shadow. */
function ofOneKind(known: HoopHypothesis, other: SeenRing): HoopHypothesis {
  const odds = lineOddsOf(other.looks, other.isDark);
  if (known.seen > 0 && (other.isDark || odds <= known.bestOdds)) return known;
  const { rim, contrast, looks, isDark } = other;
  return { ...known, ring: rim, bestOdds: odds, contrast, looks, isDark, seen: 1 };
}

/** The board's red lines are above the ring: of two red lines close together the lower is the ring. */
function isBelow(other: HoopHypothesis, rim: RimEllipse, contrast: number): boolean {
  const down = (other.rim.cy - rim.cy) / rim.rx;
  const aside = Math.abs(other.rim.cx - rim.cx) / rim.rx;
  const near = down > 0.6 && down < limits.boardRadii && aside < limits.boardRadii / 2;
  return near && other.contrast > limits.boardContrast * contrast;
}

/** No ring to be seen (dark iron, gray video): where a long fall ended there may still be one. */
function bareEnd(flight: Flight): SeenRing[] {
  const end = flight.points.at(-1);
  const top = Math.min(...flight.points.map((point) => point.y));
  if (!end || end.y - top < limits.leastFall * flight.diameter) return [];
  const rx = (limits.rimPerBall * endDiameter(flight)) / 2;
  const rim = { cx: end.x, cy: end.y, rx, ry: rx * limits.usualAspect };
  return [{ rim, contrast: 0, looks: nothingSeen, isDark: false }];
}
