import type {
  Analysis,
  AnalysisProgress,
  AnalysisWarning,
  CourtMark,
  DetectedShot,
  GivenCalibration,
  ImagePoint,
  RimEllipse,
} from './analysis.ts';
import {
  type CourtKind,
  type Equipment,
  isRegulation,
  REGULATION,
  type WarningCode,
} from '@hooplog/domain';
import { NoHoopFound, toWarning } from './analysis.ts';
import { lostWarning, otherTakeWarning } from './conditions/conditions.ts';
import { equipmentAdvice } from './conditions/equipment-advice.ts';
import { hoopAdvice } from './conditions/hoop-advice.ts';
import { IncrementalCourtSearch } from './court-finder/incremental-court-search.ts';
import { type CourtInPicture, findCourt, mayShowCourt } from './court-finder/find-court.ts';
import type { Eyes } from './eyes.ts';
import { filmWarnings } from './film-warnings.ts';
import type { FilmFacts, Frame, FrameStream } from './frames/frame.ts';
import { fallPaceOf, paceOf } from './judge/ball-trajectory.ts';
import type { Judged } from './judge/judge.ts';
import { judge } from './judge/judge.ts';
import type { Scene } from './locate/scene.ts';
import type { ShotEvent } from './settled-shots.ts';
import { SettledShots } from './settled-shots.ts';
import type { Hoop } from './shots-at.ts';
import { displayOf, hoopsOf, scaleRim, shotsAt } from './shots-at.ts';
import { carryRim } from './stabilise/carry.ts';
import type { Motion } from './stabilise/motion.ts';
import { applyMotion } from './stabilise/motion.ts';
import { judgeThresholds } from './thresholds/judge.ts';
import { settleThresholds as limits } from './thresholds/settle.ts';
import { trackThresholds } from './thresholds/track.ts';
import type { TakeSpan } from './takes.ts';
import { Takes } from './takes.ts';
import { VideoPass } from './video-pass.ts';

export interface CountOptions {
  /** Sees hoops and people in pictures, see `@hooplog/eyes`. */
  readonly eyes: Eyes;
  readonly calibration?: GivenCalibration | null;
  /** A ring of 10 ft and a ball of size 7 by default. Used to locate shots; counting does not depend on it. */
  readonly equipment?: Equipment | undefined;
  /** Whether the page shows the people of `LiveView`: then they are detected all the time, else only after a throw. */
  readonly showsPeople?: boolean;
}

/** A person in the picture, displayed px. */
export interface PersonOnFilm {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Where the feet touch the floor; null if they are not seen. */
  readonly feet: ImagePoint | null;
}

/** A court used to locate shots; displayed px. */
export interface GivenCourt {
  /** Null where the rule book of its lines is unknown. */
  readonly kind: CourtKind | null;
  readonly marks: readonly CourtMark[];
}

/** The same, and whether the player gave it or the program found it. */
interface CourtInUse extends GivenCourt {
  readonly source: 'user' | 'found';
}

/** The current state of a running count, for a guide over the picture; displayed px. */
export interface LiveView {
  readonly ring: RimEllipse | null;
  /** 0 to 1. */
  readonly ringSure: number;
  readonly people: readonly PersonOnFilm[];
  /** The court used to locate shots while the film runs. */
  readonly court: CourtInUse | null;
  /** Whether enough of a lane is seen that the court may be found. */
  readonly seesLines: boolean;
  readonly advice: readonly AnalysisWarning[];
}

/** The result at one hoop. */
export interface Reading {
  readonly analysis: Analysis;
  /** With it `locateShots` can locate the shots again when marks are given later. */
  readonly scene: Scene;
}

/** The results of a film. */
export interface Counted extends Reading {
  /** The id under which each shot of the analysis was reported before, in their order; null for others. */
  readonly ids: readonly (number | null)[];
  /** If the player is asked which hoop it is: the result for each candidate, in the candidates' order. Else empty. */
  readonly choices: readonly Reading[];
}

/** Inputs shared by the results at all hoops. */
interface ReadingOptions {
  readonly film: FilmFacts | null;
  readonly candidates: Analysis['candidates'];
  readonly isAsked: boolean;
  /** Shots counted in takes other than that of the chosen hoop. */
  readonly elsewhere: readonly {
    readonly pass: VideoPass;
    readonly shots: readonly DetectedShot[];
  }[];
}

const scaleMark = ({ image: [x, y], court }: CourtMark, by: number): CourtMark => ({
  image: [x * by, y * by],
  court,
});

function carryMark(motion: Motion, { image: [x, y], court }: CourtMark): CourtMark {
  const { x: across, y: down } = applyMotion(motion, x, y);
  return { image: [across, down], court };
}

/** Whether the player should confirm that this is the hoop. */
const isDoubtful = ({ confidence }: Hoop): boolean => confidence < judgeThresholds.reviewBelow;

function hoopWarnings(hoop: Hoop, shots: readonly DetectedShot[]): AnalysisWarning[] {
  const found: WarningCode[] = [];
  if (isDoubtful(hoop)) {
    found.push('hoop_unsure');
  }
  if (shots.length === 0) {
    found.push('no_shots');
  }
  return found.map((code) => toWarning({ code, seconds: null }));
}

/**
 * Counts the shots of a film, fed picture by picture. While it runs `pollEvents` reports settled
 * shots, at the end `finish` judges the whole film. Both use the same judge: a reported shot stays
 * as it is, unless more is learnt about the hoop.
 */
export class Count {
  private readonly takes: Takes;
  /** Takes that were left since shots were last reported. */
  private left: TakeSpan[] = [];
  private readonly settled = new SettledShots();
  /** The hoop of the reported shots. */
  private hoopId: number | null = null;
  private readonly stream: FrameStream;
  private court: GivenCourt | null;
  private readonly equipment: Equipment;
  private courtSearch: IncrementalCourtSearch;
  /** The courts found at the end, by ring: a search takes half a second, and a doubtful ring is read twice. */
  private readonly courts = new Map<RimEllipse, CourtInPicture | null>();
  private readonly toDisplay: number;

  constructor(stream: FrameStream, options: CountOptions) {
    const { eyes, calibration, equipment = REGULATION, showsPeople = false } = options;
    this.stream = stream;
    this.equipment = equipment;
    this.courtSearch = new IncrementalCourtSearch(equipment);
    this.toDisplay = stream.video.displayWidth / stream.width;
    const court = calibration?.court ?? null;
    this.court = court && { kind: null, marks: court };
    const rim = calibration?.rim ? scaleRim(calibration.rim, 1 / this.toDisplay) : null;
    const first = new VideoPass(stream, eyes, { rim, court }, showsPeople);
    const nothing = { rim: null, court: null };
    this.takes = new Takes(
      first,
      () => new VideoPass(stream, eyes, nothing, showsPeople, first.conditions),
    );
  }

  private get pass(): VideoPass {
    return this.takes.current.pass;
  }

  /** Takes the next picture, which belongs to the count until it is released. Await it before passing the next one. */
  async push(frame: Frame): Promise<void> {
    const before = this.takes.current;
    await this.takes.push(frame);
    if (before !== this.takes.current) {
      this.left.push(before);
      this.hoopId = null;
      this.courtSearch = new IncrementalCourtSearch(this.equipment);
    }
    this.courtSearch.step();
  }

  /**
   * The player marks the ring, displayed px: it is watched from now on, and earlier sightings there are judged
   * by it.
   */
  giveRing(rim: RimEllipse): void {
    this.pass.giveRing(scaleRim(rim, 1 / this.toDisplay));
  }

  /** The player marks the court: all shots are located by it, including those already reported. */
  giveCourt(court: GivenCourt): void {
    this.court = court;
    this.hoopId = null;
  }

  get progress(): AnalysisProgress {
    const { pass } = this;
    return {
      stage: pass.knowsHoop ? 'counting_shots' : 'finding_hoop',
      seconds: pass.conditions.seconds,
      shotsSoFar: this.takes.all.reduce((sum, take) => sum + take.shotsSoFar, 0),
      advice: pass.advice,
    };
  }

  get liveView(): LiveView {
    const [hoop = null] = hoopsOf(this.pass);
    const by = this.toDisplay;
    return {
      ring: hoop && scaleRim(hoop.rim, by),
      ringSure: hoop?.confidence ?? 0,
      people: this.pass.people.latest.map(({ left, top, right, bottom, feet }) => ({
        left: left * by,
        top: top * by,
        right: right * by,
        bottom: bottom * by,
        feet: feet && { x: feet.x * by, y: feet.y * by },
      })),
      court: this.courtNow,
      seesLines: this.pass.lines !== null && mayShowCourt(this.pass.lines),
      advice: this.pass.advice,
    };
  }

  /**
   * Changes to the reported shots since the last call. Judges the last seconds again, or the whole film if
   * another hoop turns out to be the right one.
   */
  pollEvents(): readonly ShotEvent[] {
    const left = this.left.splice(0).flatMap((span) => this.eventsOf(span));
    return [...left, ...this.eventsOf(this.takes.current)];
  }

  private eventsOf({ pass, from: begins, to }: TakeSpan): readonly ShotEvent[] {
    const { settled, equipment } = this;
    const hoop = pass.knowsHoop ? hoopsOf(pass)[0] : null;
    if (!hoop) return [];
    const pace = paceOf(pass.flights.slice(-trackThresholds.maxRemembered), hoop.rim);
    const until = to ?? pass.lookedUntil - limits.afterRingSeconds / pace;
    const again = hoop.id === this.hoopId ? settled.until - limits.againSeconds / pace : -Infinity;
    const from = this.takes.spans.length > 1 ? Math.max(begins, again) : again;
    const since = from - limits.againSeconds / pace;
    this.courtSearch.lookFor(pass, hoop.rim, this.stream);
    const marks = this.courtNow?.marks ?? null;
    const { shots } = shotsAt(hoop, pass, this.stream, { marks, equipment, since, pace });
    this.hoopId = hoop.id;
    const longAgo = until - limits.maxWaitSeconds / pace;
    return settled.update(shots, {
      from,
      until,
      flyingSince: to === null ? Math.max(pass.flyingSince, longAgo) : Infinity,
    });
  }

  /** The court that locates shots while the film runs. */
  private get courtNow(): LiveView['court'] {
    if (this.court && this.takes.isFirst(this.pass)) return { ...this.court, source: 'user' };
    const { found } = this.courtSearch;
    return found && { kind: found.kind, marks: this.displayed(found.marks), source: 'found' };
  }

  /** Converts marks of the working picture to the displayed one. */
  private displayed(marks: readonly CourtMark[]): readonly CourtMark[] {
    return marks.map((mark) => scaleMark(mark, this.toDisplay));
  }

  /**
   * Judges the whole film; no picture may follow. `film`: its length, if known better than from its last
   * picture. Throws `NoHoopFound`.
   */
  async finish(film: FilmFacts | null = null): Promise<Counted> {
    await this.pass.finish();
    const takes = this.takes.all.map(lookBack).filter(({ hoops }) => hoops.length > 0);
    const [first] = takes;
    if (!first) throw new NoHoopFound('Nothing in this video looks like a hoop.');
    const main = takes.find(({ hoops: [hoop], attemptsAt }) => attemptsAt(hoop!.rim) > 0) ?? first;
    const { pass, hoops, attemptsAt } = main;
    const likeliest = hoops[0]!;
    const isAsked = isDoubtful(likeliest);
    const display = displayOf(pass, this.toDisplay);
    const found = hoops.filter(({ source }) => source === 'found');
    const candidates = found.map(({ rim, confidence }) => ({
      rim: carryRim(display, rim),
      confidence,
      shots: attemptsAt(rim),
    }));
    const elsewhere = takes
      .filter((take) => take !== main)
      .map((take) => ({
        pass: take.pass,
        shots: this.shotsIn(take.pass, take.hoops[0]!).shots,
      }));
    const read = (hoop: Hoop): Reading =>
      this.readAt(pass, hoop, { film, candidates, isAsked, elsewhere });
    const reading = read(likeliest);
    return {
      ...reading,
      ids: reading.analysis.shots.map((shot) => this.settled.idOf(shot)),
      choices: isAsked ? hoops.map((hoop) => read({ ...hoop, confidence: 1, source: 'user' })) : [],
    };
  }

  /** The result at one hoop of a take, with the shots of the other takes. */
  private readAt(pass: VideoPass, hoop: Hoop, options: ReadingOptions): Reading {
    const { film, candidates, isAsked, elsewhere } = options;
    const { stream, toDisplay } = this;
    const { given, found, marks, shots: own, scene } = this.shotsIn(pass, hoop);
    const others = elsewhere.flatMap(({ shots }) => shots);
    const shots = [...own, ...others].sort((a, b) => a.rimSeconds - b.rimSeconds);
    const display = displayOf(pass, toDisplay);
    const analysis: Analysis = {
      video: {
        durationSeconds: film?.durationSeconds ?? pass.conditions.seconds,
        width: stream.video.displayWidth,
        height: stream.video.displayHeight,
        framesPerSecond: film?.framesPerSecond ?? pass.conditions.framesPerSecond,
      },
      calibration: {
        rim: carryRim(display, hoop.rim),
        source: hoop.source,
        confidence: hoop.confidence,
        court: marks,
        courtSource: given ? 'user' : found ? 'found' : null,
        lines: (given ?? found)?.kind ?? null,
      },
      candidates,
      asked: isAsked,
      ...(!isRegulation(this.equipment) && { equipment: this.equipment }),
      shots,
      warnings: [
        ...(film ? filmWarnings(film) : []),
        ...pass.conditions.warnings,
        ...this.cutWarnings(pass, elsewhere),
        ...hoopAdvice(hoop.rim, stream, pass.people),
        ...equipmentAdvice(scene, own, fallPaceOf(pass.flights, hoop.rim)),
        ...hoopWarnings(hoop, shots),
      ],
    };
    return { analysis, scene };
  }

  /** The shots at one hoop of a take, located by the court that was given or found there. */
  private shotsIn(pass: VideoPass, hoop: Hoop) {
    const { stream, toDisplay, equipment } = this;
    const given = this.takes.isFirst(pass) ? this.court : null;
    const found = given ? null : this.courtAt(pass, hoop.rim);
    const display = displayOf(pass, toDisplay);
    const marks = given?.marks ?? found?.marks.map((mark) => carryMark(display, mark)) ?? null;
    return { given, found, marks, ...shotsAt(hoop, pass, stream, { marks, equipment }) };
  }

  private courtAt(pass: VideoPass, rim: RimEllipse): CourtInPicture | null {
    const known = this.courts.get(rim);
    if (known !== undefined) return known;
    const { lines } = pass;
    const azimuths = pass.azimuthsAround(rim, this.equipment) ?? [];
    const found = lines && findCourt(lines, rim, this.stream, this.equipment, azimuths);
    this.courts.set(rim, found);
    return found;
  }

  /** Reports for each long span without the main take whether its shots are counted. */
  private cutWarnings(main: VideoPass, elsewhere: ReadingOptions['elsewhere']): AnalysisWarning[] {
    const counted = elsewhere.filter(({ shots }) => shots.length > 0).map(({ pass }) => pass);
    const others = this.takes.spans.filter(({ pass }) => pass !== main);
    return others.map(({ pass, from, to }): AnalysisWarning => {
      const isCounted = counted.includes(pass);
      return toWarning(isCounted ? otherTakeWarning(from) : lostWarning({ from, to }));
    });
  }
}

/** The hoops of a take that was watched to its end, and the result at each. */
function lookBack(pass: VideoPass) {
  const attempts = new Map<RimEllipse, readonly Judged[]>(
    hoopsOf(pass).map(({ rim }) => [rim, judge(pass.samplesAt(rim), pass.flights, rim, 1)]),
  );
  const attemptsAt = (rim: RimEllipse): number => attempts.get(rim)?.length ?? 0;
  const flightsTo = (rim: RimEllipse): number =>
    attempts.get(rim)?.filter(({ flight }) => flight).length ?? 0;
  return { pass, hoops: hoopsOf(pass, flightsTo), attemptsAt };
}
