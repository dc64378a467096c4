import type { AnalysisWarning, AnalyzeOptions, RimEllipse } from './analysis.ts';
import { closenessOf, endsFalling } from './calibrate/closeness.ts';
import { HoopHypotheses } from './calibrate/hypotheses.ts';
import { Background } from './detect/background.ts';
import type { Detections } from './detect/candidates.ts';
import { detect } from './detect/candidates.ts';
import { People } from './detect/people.ts';
import { Differences } from './detect/difference.ts';
import { stirredOf } from './detect/stirred.ts';
import type { Frame, FrameSource } from './frames/frame.ts';
import type { RimSample } from './judge/sample.ts';
import { Repeats } from './frames/repeats.ts';
import type { SeenFrame } from './judge/rim-watch.ts';
import { RimWatch } from './judge/rim-watch.ts';
import type { Feet } from './locate/standing.ts';
import { Standing } from './locate/standing.ts';
import type { StillFrame } from './stabilise/stabilise.ts';
import { Stabiliser } from './stabilise/stabilise.ts';
import { calibrateThresholds } from './thresholds/calibrate.ts';
import { windowThresholds as limits } from './thresholds/window.ts';
import type { Flight } from './track/track.ts';
import { FlightTracker } from './track/track.ts';
import { asFlight, largeSightings } from './track/large-sightings.ts';
import { Conditions } from './conditions/conditions.ts';
import { hoopAdvice } from './conditions/hoop-advice.ts';

/** The ring the user gave is watched under this id. */
const givenId = -1;

export interface SeenFlight extends Flight {
  /** Of who let the ball go. */
  readonly feet: Feet | null;
}

/** Everything one pass over a video leaves behind: numbers, no pictures. Working px. */
export interface Watched {
  readonly flights: readonly SeenFlight[];
  readonly hoops: Pick<HoopHypotheses, 'list' | 'scoreOf' | 'isClose'>;
  /** What was measured at a hypothesis' ring, or at the given one. */
  readonly samplesAt: (rim: RimEllipse) => readonly RimSample[];
  readonly shotsSoFar: number;
  readonly conditions: Conditions;
  readonly people: People;
}

/**
 * One pass over the frames. The look at a frame lags behind the reading, so that the background
 * knows what comes, and some frames stay behind, so that a hoop found at the end of a flight can be
 * watched from before that flight reached it. Of the opening all stay until then: a short first shot is
 * over before any flight shows where the hoop is. Nothing else is kept but measurements.
 */
class VideoWatch {
  private readonly stabiliser = new Stabiliser();
  private readonly background = new Background();
  private readonly differences = new Differences();
  private readonly standing = new Standing();
  private readonly tracker: FlightTracker;
  private readonly people = new People();
  private readonly hoops = new HoopHypotheses(this.people);
  private readonly watches = new Map<number, RimWatch>();
  /** Those of them that are watched now. */
  private watched: readonly RimWatch[] = [];
  private readonly repeats = new Repeats();
  private last: Frame | null = null;
  private lookedCloselyAt = -Infinity;
  private ahead: StillFrame[] = [];
  private behind: SeenFrame[] = [];
  private recent: Detections[] = [];
  readonly flights: SeenFlight[] = [];
  readonly conditions: Conditions;
  private readonly given: RimEllipse | null;
  private readonly longSide: number;
  private readonly source: FrameSource;

  constructor(source: FrameSource, given: RimEllipse | null) {
    this.source = source;
    this.longSide = Math.max(source.width, source.height);
    this.tracker = new FlightTracker(this.longSide);
    this.conditions = new Conditions();
    this.given = given;
    if (!given) return;
    const watch = new RimWatch(given, null);
    this.watches.set(givenId, watch);
    this.watched = [watch];
  }

  read(raw: Frame): void {
    this.conditions.count(raw.seconds);
    if (this.repeats.isRepeat(raw)) {
      this.source.giveBack?.(raw);
      return;
    }
    this.last = raw;
    const frame = this.stabiliser.add(raw);
    this.conditions.see(frame);
    this.background.see(frame, limits.aheadSeconds + limits.behindSeconds);
    this.ahead.push(frame);
    const isFull = (): boolean => {
      const next = this.ahead[0];
      return (
        next !== undefined &&
        (frame.seconds - next.seconds > limits.aheadSeconds ||
          this.ahead.length > limits.mostFrames)
      );
    };
    while (isFull()) this.lookAtNext();
  }

  get knowsHoop(): boolean {
    return this.watches.size > 0;
  }

  /** A first count, for the progress display: flights that ended at the likeliest ring. */
  get shotsSoFar(): number {
    const rim = this.given ?? this.hoops.list[0]?.rim;
    if (!rim) return 0;
    return this.flights.filter((f) => endsFalling(f) && closenessOf(f, rim) > limits.shotCloseness)
      .length;
  }

  /** What could be filmed better, as far as known by now. */
  get advice(): readonly AnalysisWarning[] {
    const rim = this.given ?? this.hoops.list[0]?.rim;
    const size = this.last;
    if (!this.conditions.knowsEnough) return [];
    return [
      ...this.conditions.warnings(this.flights),
      ...(rim && size ? hoopAdvice(rim, size, this.people) : []),
    ];
  }

  finish(): Watched {
    while (this.ahead.length > 0) this.lookAtNext();
    this.learn(this.tracker.finish());
    this.lookClosely(true);
    return {
      flights: this.flights,
      hoops: this.hoops,
      samplesAt: (rim) => {
        const found = this.hoops.list.find((hypothesis) => hypothesis.rim === rim);
        return this.watches.get(found?.id ?? givenId)?.samples ?? [];
      },
      shotsSoFar: this.shotsSoFar,
      conditions: this.conditions,
      people: this.people,
    };
  }

  private lookAtNext(): void {
    const frame = this.ahead.shift();
    if (!frame?.usable) return;
    const background = this.background.at(frame.seconds);
    if (!background) return;
    const difference = this.differences.from(background, frame, frame.warped);
    const detections = detect(frame.seconds, frame, difference);
    const { threshold, brightness } = difference;
    const seen = { frame, background, threshold, brightness, stirred: stirredOf(difference) };
    this.standing.see(frame);
    this.remember(seen, detections);
    for (const watch of this.watched) watch.see(seen);
    this.hoops.heights.seeMovers(detections.movers);
    this.people.see(detections.movers);
    this.learn(this.tracker.add(detections));
    const first = this.behind[0]?.frame.seconds ?? frame.seconds;
    // The last moment at which the first sightings can still be watched from the start.
    if (frame.seconds - first > limits.behindSeconds * 0.9) this.lookClosely();
  }

  /** Whether the hoop was given, or a flight ended at one that is watched since. */
  private get knowsPlace(): boolean {
    return this.given !== null || (this.hoops.list[0]?.votes ?? 0) >= limits.openingVotes;
  }

  private remember(seen: SeenFrame, detections: Detections): void {
    const { seconds } = seen.frame;
    this.behind.push(seen);
    const isOpening = !this.knowsPlace && seconds < limits.openingSeconds;
    const since = isOpening ? -Infinity : seconds - limits.behindSeconds;
    const most = isOpening ? limits.mostOpeningFrames : limits.mostFrames;
    const isOver = ({ frame }: SeenFrame): boolean =>
      frame.seconds < since || this.behind.length > most;
    while (this.behind[0] && isOver(this.behind[0])) this.forget(this.behind.shift());
    this.recent.push(detections);
    const longAgo = seconds - limits.flightSeconds;
    while ((this.recent[0]?.seconds ?? Infinity) < longAgo) this.recent.shift();
  }

  /** One that was warped has planes of its own, and one that the background needs is left to the collector. */
  private forget(seen: SeenFrame | undefined): void {
    if (!seen || seen.frame.warped || this.background.needs(seen.frame)) return;
    this.source.giveBack?.(seen.frame);
  }

  private learn(flights: readonly Flight[]): void {
    const background = this.behind.at(-1)?.background;
    for (const flight of flights) {
      this.flights.push({ ...flight, feet: this.standing.feetBelow(flight) });
      this.hoops.heights.seeFlight(flight);
      if (!this.given && background) this.hoops.learn(flight, background);
    }
    if (!this.given && flights.length > 0) this.follow(flights);
  }

  /**
   * In a close view the ball may touch ring and board all the time and never fly free: then where
   * it was seen takes the place of a flight. As long as no ring is seen, leaves and lights that
   * moved like a small ball do not end the search; it is only not repeated for every picture.
   */
  private lookClosely(isLast = false): void {
    const latest = this.behind.at(-1);
    const isRingSeen = this.hoops.list.some(({ contrast, isDark }) => contrast > 0 && !isDark);
    if (this.given || isRingSeen || !latest) return;
    const { seconds } = latest.frame;
    const isSoon = seconds - this.lookedCloselyAt < limits.behindSeconds;
    if (this.hoops.list.length > 0 && isSoon && !isLast) return;
    this.lookedCloselyAt = seconds;
    const large = largeSightings(this.recent, this.longSide);
    const flight = large.length < calibrateThresholds.leastCloseSightings ? null : asFlight(large);
    if (!flight) return;
    this.hoops.learn(flight, latest.background, calibrateThresholds.sightingVotes);
    this.follow([flight]);
  }

  /** Watches the rings now thought possible, from a little before the flight's end. */
  private follow(flights: readonly Flight[]): void {
    const colour = colourOf(flights);
    const kept = new Set(this.hoops.list.map(({ id }) => id));
    for (const id of this.watches.keys()) if (!kept.has(id)) this.watches.delete(id);
    this.watched = this.hoops.contenders.map(({ id, rim }) => {
      const watch = this.watches.get(id) ?? new RimWatch(rim, colour);
      this.watches.set(id, watch);
      watch.move(rim);
      watch.catchUp(this.behind);
      return watch;
    });
  }
}

/** Mean colour of the balls of some flights. */
function colourOf(flights: readonly Flight[]): { u: number; v: number } | null {
  const colours = flights.flatMap(({ points }) => points.map(({ colour }) => colour));
  const known = colours.filter((colour) => colour !== null);
  if (known.length === 0) return null;
  return {
    u: known.reduce((sum, { u }) => sum + u, 0) / known.length,
    v: known.reduce((sum, { v }) => sum + v, 0) / known.length,
  };
}

/** Somebody called the analysis off by its signal. */
class AnalysisAborted extends Error {
  override readonly name = 'AbortError';
}

/** Looks at the whole video once. */
export async function watchVideo(
  source: FrameSource,
  given: RimEllipse | null,
  { signal, onProgress }: AnalyzeOptions,
): Promise<Watched> {
  const watch = new VideoWatch(source, given);
  let reported = -Infinity;
  for await (const frame of source) {
    if (signal?.aborted) throw new AnalysisAborted('The analysis was called off.');
    watch.read(frame);
    if (frame.seconds - reported < limits.reportEverySeconds) continue;
    reported = frame.seconds;
    const stage = watch.knowsHoop ? 'counting_shots' : 'finding_hoop';
    const { shotsSoFar, advice } = watch;
    onProgress?.({ stage, seconds: frame.seconds, shotsSoFar, advice });
  }
  return watch.finish();
}
