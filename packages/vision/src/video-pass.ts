import type { AzimuthChance, Equipment } from '@hooplog/domain';
import type { AnalysisWarning, GivenCalibration, RimEllipse } from './analysis.ts';
import { arrivalOf, cameTo } from './calibrate/ball-arrivals.ts';
import { areSame } from './calibrate/hoop-place.ts';
import { HoopSearch } from './calibrate/hoop-search.ts';
import { Background } from './detect/background.ts';
import { detect } from './detect/candidates.ts';
import { Differences } from './detect/difference.ts';
import { motionMaskOf } from './detect/motion-mask.ts';
import { CourtWatch } from './court-finder/court-watch.ts';
import type { Eyes, SeenLines } from './eyes.ts';
import type { Frame, FrameStream } from './frames/frame.ts';
import type { BallColour, RimSample } from './ring-watch/sample.ts';
import { DuplicateFrameFilter } from './frames/duplicate-frames.ts';
import type { SeenFrame } from './ring-watch/rim-watch.ts';
import { colourOfFlights, SeenColours } from './ring-watch/ball-colour.ts';
import { RimWatch } from './ring-watch/rim-watch.ts';
import type { FeetInPicture } from './people-watch.ts';
import { PeopleWatch } from './people-watch.ts';
import { carryFeet, carryRim } from './stabilise/carry.ts';
import type { Motion } from './stabilise/motion.ts';
import type { StillFrame } from './stabilise/stabilise.ts';
import { Stabiliser } from './stabilise/stabilise.ts';
import { windowThresholds as limits } from './thresholds/window.ts';
import { carryFlight } from './stabilise/carry-flight.ts';
import type { Flight } from './track/track.ts';
import { FlightTracker } from './track/track.ts';
import { Conditions } from './conditions/conditions.ts';
import { hoopAdvice } from './conditions/hoop-advice.ts';

/** The ring the user gave is watched under this id. */
const givenId = -1;

export interface SeenFlight extends Flight {
  /** The feet of the player who released the ball. */
  readonly feet: FeetInPicture | null;
}

/** The results of one pass over a video: numbers, no pictures. Working px. */
export interface PassResult {
  readonly flights: readonly SeenFlight[];
  readonly hoops: Pick<HoopSearch, 'ranked' | 'votesFor'>;
  /** The ring that the player gave, if any. */
  readonly given: RimEllipse | null;
  /** The samples at the given ring, or at that of a place that may be the hoop, since a moment (seconds). */
  readonly samplesAt: (rim: RimEllipse, since?: number) => readonly RimSample[];
  readonly conditions: Conditions;
  readonly people: Pick<PeopleWatch, 'areBeyond'>;
  readonly lines: SeenLines | null;
  /**
   * Likelihood of each azimuth of the camera by the board behind a ring; null if the court is given or nothing
   * was seen.
   */
  readonly azimuthsAround: (
    rim: RimEllipse,
    equipment: Equipment,
  ) => readonly AzimuthChance[] | null;
  /** From the view of these results to the film's first picture. */
  readonly toOpening: Motion;
}

/**
 * One pass over the frames. The eyes look at a frame as it is read. Everything else lags behind the reading, so
 * that the background includes the near future, and rings are known before they are watched. Some frames are
 * held, so that a place found later can be watched from a little before; those of the opening are held until a
 * flight shows the ball's colour, which distinguishes it from nets and hands. Otherwise only measurements are
 * stored.
 */
export class VideoPass implements PassResult {
  private readonly stabiliser = new Stabiliser();
  private readonly background = new Background();
  private readonly differences = new Differences();
  private readonly tracker = new FlightTracker();
  readonly people: PeopleWatch;
  readonly hoops: HoopSearch;
  /** Null where the court is given. */
  private court: CourtWatch | null;
  private readonly watches = new Map<number, RimWatch>();
  /** The watches that are active now. */
  private watched: readonly RimWatch[] = [];
  private readonly duplicates = new DuplicateFrameFilter();
  private last: Frame | null = null;
  /** The ball's, once it is known; null for grey video. */
  private colour: BallColour | null = null;
  private readonly seenColours = new SeenColours();
  private readonly eyes: Eyes;
  private ahead: StillFrame[] = [];
  private behind: SeenFrame[] = [];
  /** Whether no processed frame has been released yet for lack of room. */
  private isOpening = true;
  /** Processed frames that may still be part of a background or held for people. */
  private leaving: StillFrame[] = [];
  flights: SeenFlight[] = [];
  readonly conditions: Conditions;
  given: RimEllipse | null;
  /** Seconds up to which pictures were processed; reading is a little ahead. */
  lookedUntil = 0;
  private readonly source: FrameStream;

  /** `showsPeople`: the page displays people, see `PeopleWatch`. `conditions`: of a film with earlier takes. */
  constructor(
    source: FrameStream,
    eyes: Eyes,
    { rim: given, court }: GivenCalibration,
    showsPeople = false,
    conditions = new Conditions(),
  ) {
    this.source = source;
    this.eyes = eyes;
    this.hoops = new HoopSearch(eyes);
    this.people = new PeopleWatch(eyes, showsPeople);
    this.court = court ? null : new CourtWatch(eyes);
    this.conditions = conditions;
    this.given = null;
    if (given) this.giveRing(given);
  }

  async read(raw: Frame): Promise<void> {
    this.conditions.count(raw.seconds);
    if (this.duplicates.isDuplicate(raw)) {
      this.source.release?.(raw);
      return;
    }
    this.last = raw;
    const frame = this.stabiliser.add(raw);
    if (frame.entered) await this.enter(frame.entered);
    if (hasOwnPlanes(frame)) this.source.release?.(raw);
    this.conditions.see(frame);
    if (frame.usable) await this.look(frame);
    this.background.see(frame, limits.aheadSeconds + limits.behindSeconds);
    this.ahead.push(frame);
    const isFull = (): boolean => {
      const next = this.ahead[0];
      return (
        next !== undefined &&
        (frame.seconds - next.seconds > limits.aheadSeconds || this.ahead.length > limits.maxFrames)
      );
    };
    while (isFull()) await this.lookAtNext();
  }

  get knowsHoop(): boolean {
    return this.given !== null || this.hoops.isSettled;
  }

  /** A first count, for the progress display: flights that ended at the likeliest ring. */
  get shotsSoFar(): number {
    const rim = this.given ?? this.hoops.ranked()[0]?.place.rim;
    if (!rim) return 0;
    return this.flights.filter((flight) => endedAt(flight, rim)).length;
  }

  /** Advice on the filming, as far as known so far. */
  get advice(): readonly AnalysisWarning[] {
    const rim = this.given ?? this.hoops.ranked()[0]?.place.rim;
    const size = this.last;
    if (!this.conditions.knowsEnough) return [];
    return [
      ...this.conditions.warnings,
      ...(rim && size ? hoopAdvice(rim, size, this.people) : []),
    ];
  }

  /** Start (seconds) of a flight that may still continue; Infinity if nothing flies. */
  get flyingSince(): number {
    return this.tracker.openSince;
  }

  /** Evidence of the court's lines; null if the court is given, or nothing was seen. */
  get lines(): SeenLines | null {
    return this.court?.lines ?? null;
  }

  azimuthsAround(rim: RimEllipse, equipment: Equipment): readonly AzimuthChance[] | null {
    return this.court?.azimuthsAround(rim, equipment) ?? null;
  }

  /** Whether no more lines will be looked for. */
  get knowsLines(): boolean {
    return this.court?.isDone === true;
  }

  /** The player marks the ring, before the first picture or during the film. */
  giveRing(rim: RimEllipse): void {
    const known = this.hoops.ranked().find(({ place }) => areSame(place.rim, rim));
    const watch = this.watches.get(known?.place.id ?? givenId) ?? new RimWatch(rim, this.colour);
    watch.move(rim);
    watch.catchUp(this.behind);
    this.given = rim;
    this.watches.clear();
    this.watches.set(givenId, watch);
    this.watched = [watch];
  }

  samplesAt(rim: RimEllipse, since = -Infinity): readonly RimSample[] {
    const found = this.hoops.ranked().find(({ place }) => place.rim === rim);
    return this.watches.get(found?.place.id ?? givenId)?.samplesSince(since) ?? [];
  }

  /** From the current view to the film's first picture, px. */
  get toOpening(): Motion {
    return this.stabiliser.toOpening;
  }

  /** Whether the latest pictures have shown another take for a while. */
  get isCut(): boolean {
    return this.stabiliser.isCut;
  }

  /** Whether a picture is of this take. */
  knows(frame: Frame): boolean {
    return this.stabiliser.knows(frame);
  }

  /** The camera shows something else for now: processes the frames read ahead, and releases all pictures. */
  async pause(): Promise<void> {
    await this.finish();
    this.background.clear();
    this.people.forget();
    for (const { frame } of this.behind.splice(0)) this.forget(frame);
    this.isOpening = false;
  }

  /** The camera came to stand elsewhere: all results are carried to its new view. */
  private async enter(motion: Motion): Promise<void> {
    await this.pause();
    this.flights = this.flights.map((flight) => carrySeen(motion, flight));
    this.hoops.carry(motion);
    this.people.carry(motion);
    if (this.court) this.court = new CourtWatch(this.eyes);
    this.given &&= carryRim(motion, this.given);
    const places = new Map(this.hoops.known.map(({ id, rim }) => [id, rim]));
    for (const [id, watch] of this.watches) {
      const rim = id === givenId ? this.given : places.get(id);
      if (rim) watch.carry(motion, rim);
    }
  }

  /** Processes the frames read ahead, and ends open flights. */
  async finish(): Promise<void> {
    while (this.ahead.length > 0) await this.lookAtNext();
    await this.learn(this.tracker.finish());
    this.learnColour(this.seenColours.middle);
  }

  private async lookAtNext(): Promise<void> {
    const frame = this.ahead.shift();
    this.lookedUntil = frame?.seconds ?? this.lookedUntil;
    if (!frame) return;
    const background = frame.usable ? this.background.at(frame.seconds) : null;
    if (!background) {
      this.forget(frame);
      return;
    }
    const difference = this.differences.from(background, frame, frame.warped);
    const detections = detect(frame.seconds, frame, difference);
    const { threshold, brightness } = difference;
    const seen = { frame, background, threshold, brightness, motionMask: motionMaskOf(difference) };
    this.remember(seen);
    for (const watch of this.watched) watch.see(seen);
    await this.learn(this.tracker.add(detections));
  }

  private remember(seen: SeenFrame): void {
    this.behind.push(seen);
    const { seconds } = seen.frame;
    if (this.isOpening && this.behind.length > limits.maxOpeningFrames) {
      this.learnColour(this.seenColours.middle);
      this.isOpening = false;
    }
    const isOpening = this.isOpening && this.colour === null;
    const since = isOpening ? -Infinity : seconds - limits.behindSeconds;
    const maxHeld = isOpening ? limits.maxOpeningFrames : limits.maxFrames;
    const isOver = ({ frame }: SeenFrame): boolean =>
      frame.seconds < since || this.behind.length > maxHeld;
    while (this.behind[0] && isOver(this.behind[0])) {
      this.forget(this.behind[0].frame);
      this.behind.shift();
    }
  }

  /** Asks the eyes each question as often as its answer may change. */
  private async look(frame: StillFrame): Promise<void> {
    const { seconds } = frame;
    if (this.people.isDue(seconds)) await this.people.look(frame, seconds);
    if (this.court?.isDue(seconds) === true) await this.court.look(frame, seconds);
    // With the hoop given, only the ball's colour is still unknown.
    const isDone = this.given !== null && this.colour !== null;
    if (isDone || !this.hoops.isDue(seconds)) return;
    await this.hoops.look(frame, seconds);
    if (!this.colour) this.seenColours.see(frame, await this.eyes.balls(frame));
    if (!this.given) this.follow();
  }

  /** Earlier motion around the rings is sampled again with the ball's colour, as far as its frames are still held. */
  private learnColour(colour: BallColour | null): void {
    if (this.colour || !colour) return;
    this.colour = colour;
    for (const watch of this.watched) watch.learnColour(colour, this.behind);
  }

  /** Releases this frame, and earlier ones, once nothing refers to them. */
  private forget(frame: StillFrame): void {
    if (!hasOwnPlanes(frame)) this.leaving.push(frame);
    this.leaving = this.leaving.filter((left) => {
      const isNeeded = this.background.needs(left) || this.people.needs(left);
      if (!isNeeded) this.source.release?.(left);
      return isNeeded;
    });
  }

  private async learn(flights: readonly Flight[]): Promise<void> {
    for (const flight of flights) {
      this.flights.push({ ...flight, feet: await this.people.feetBelow(flight) });
      this.hoops.learn(flight);
    }
    if (!this.colour) {
      this.learnColour(colourOfFlights(flights.filter((flight) => this.cameToRing(flight))));
    }
    if (!this.given && flights.length > 0) this.follow();
  }

  /** Whether a flight ended at a ring that is watched: then it was the ball. */
  private cameToRing(flight: Flight): boolean {
    const rings = this.given ? [this.given] : this.hoops.ranked().map(({ place }) => place.rim);
    return rings.some((rim) => endedAt(flight, rim));
  }

  /** Watches the likeliest places, from a little before they were found. */
  private follow(): void {
    const places = this.hoops.ranked().map(({ place }) => place);
    const likeliest = new Set(places.map(({ id }) => id));
    for (const id of this.watches.keys()) if (!likeliest.has(id)) this.watches.delete(id);
    this.watched = places.map(({ id, rim }) => {
      const watch = this.watches.get(id) ?? new RimWatch(rim, this.colour);
      this.watches.set(id, watch);
      watch.move(rim);
      watch.catchUp(this.behind);
      return watch;
    });
  }
}

const carrySeen = (motion: Motion, flight: SeenFlight): SeenFlight => ({
  ...carryFlight(motion, flight),
  feet: flight.feet && carryFeet(motion, flight.feet),
});

/** Whether a frame was moved into place, so that its planes are not those that were read. */
const hasOwnPlanes = ({ usable, warped }: StillFrame): boolean => usable && warped;

function endedAt(flight: Flight, rim: RimEllipse): boolean {
  const arrival = arrivalOf(flight);
  return arrival !== null && cameTo(arrival, rim);
}
