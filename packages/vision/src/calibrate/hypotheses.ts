import type { RimEllipse } from '../analysis.ts';
import type { People } from '../detect/people.ts';
import type { Picture } from '../frames/picture.ts';
import {
  calibrateThresholds as limits,
  darkRingWeights,
  hoopWeights,
} from '../thresholds/calibrate.ts';
import type { Flight } from '../track/track.ts';
import { between } from './between.ts';
import {
  closenessOf,
  endsFalling,
  isCloseView,
  staysAtItsPlace,
  withoutEntry,
} from './closeness.ts';
import { Heights } from './heights.ts';
import type { HoopLooks, SeenRing } from './hoop-looks.ts';
import { lineOddsOf, mapLooks, oddsOf } from './hoop-looks.ts';
import type { Counted, HoopHypothesis } from './hypothesis.ts';
import { noVotes, ofOneKind, settle, vote } from './hypothesis.ts';
import { isBelow, isFarAbove } from './relations.ts';
import { areNear } from './ring-search.ts';
import { bareEnd, RingsNear } from './rings-near.ts';

/** Gathers places that may be the hoop from where flights end and where something looks like a ring. */
export class HoopHypotheses {
  private all: HoopHypothesis[] = [];
  private nextId = 0;
  /** The last flights that counted, for places that are found later. */
  private readonly counted: Counted[] = [];
  private longSide = 0;
  private farFlights = 0;
  private readonly rings = new RingsNear();
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
      const rings = this.rings.near(flight, background, reach);
      for (const ring of rings.length > 0 ? rings : bareEnd(flight)) this.propose(ring);
    }
    const counted = { flight, reach, weight, stays: !close && staysAtItsPlace(whole) };
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

  /** Counts the flights so far for a place that was not seen when they ended, which speaks against it. */
  private recount(place: Omit<HoopHypothesis, keyof typeof noVotes>): HoopHypothesis {
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

/** A ring measured often enough where this flight ended: looking again would find the same. */
function isSettledAt({ ring, seen }: HoopHypothesis, flight: Flight, reach: number): boolean {
  return seen >= limits.settledLooks && closenessOf(flight, ring, reach) > limits.settledCloseness;
}
