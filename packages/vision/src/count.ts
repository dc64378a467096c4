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
import type { CourtKind } from '@hooplog/domain';
import { NoHoopFound } from './analysis.ts';
import { hoopAdvice } from './conditions/hoop-advice.ts';
import { CourtOnTheWay } from './court-finder/court-on-the-way.ts';
import { findCourt, mayShowCourt } from './court-finder/find-court.ts';
import type { Eyes } from './eyes/eyes.ts';
import type { FilmFacts, Frame, FrameStream } from './frames/frame.ts';
import { paceOf } from './judge/ball-way.ts';
import type { Judged } from './judge/judge.ts';
import { judge } from './judge/judge.ts';
import type { Scene } from './locate/locate-shots.ts';
import type { ShotNews } from './settled-shots.ts';
import { SettledShots } from './settled-shots.ts';
import type { Hoop } from './shots-at.ts';
import { hoopsOf, scaleRim, shotsAt } from './shots-at.ts';
import { judgeThresholds } from './thresholds/judge.ts';
import { settleThresholds as limits } from './thresholds/settle.ts';
import { trackThresholds } from './thresholds/track.ts';
import { VideoWatch } from './watch-video.ts';

export interface CountOptions {
  /** Sees hoops and people in pictures, see `@hooplog/eyes`. */
  readonly eyes: Eyes;
  readonly calibration?: GivenCalibration | null;
  /** Whether the people of `sight` are shown meanwhile: then they are looked for all the time, else where a ball was let go. */
  readonly showsPeople?: boolean;
}

/** A person in the picture, displayed px. */
export interface PersonOnFilm {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Where the feet touch the floor; null when they are not seen. */
  readonly feet: ImagePoint | null;
}

/** A court that shots are placed by; displayed px. */
export interface GivenCourt {
  /** Null where nobody says whose lines it has. */
  readonly kind: CourtKind | null;
  readonly marks: readonly CourtMark[];
}

/** The same, and whether the player gave it or the program found it. */
interface CourtInUse extends GivenCourt {
  readonly source: 'user' | 'found';
}

/** What a count that still runs sees, for a guide over the picture; displayed px. */
export interface Sight {
  readonly ring: RimEllipse | null;
  /** 0 to 1. */
  readonly ringSure: number;
  readonly people: readonly PersonOnFilm[];
  /** The court that shots are placed by while the film runs. */
  readonly court: CourtInUse | null;
  /** Whether so much of a lane is seen that the court may be found. */
  readonly seesLines: boolean;
  readonly advice: readonly AnalysisWarning[];
}

/** What was counted at one hoop. */
export interface Reading {
  readonly analysis: Analysis;
  /** With it `locateShots` places the shots anew when marks are given later. */
  readonly scene: Scene;
}

/** What a film came to. */
export interface Counted extends Reading {
  /** The id of each shot of the analysis that was told before, in their order; null for others. */
  readonly ids: readonly (number | null)[];
  /**
   * Where the player is asked which hoop it is: what each candidate comes to once they choose it, in the candidates'
   * order. Else empty.
   */
  readonly choices: readonly Reading[];
}

/** What a reading has in common with those at other hoops. */
interface ReadingOptions {
  readonly film: FilmFacts | null;
  readonly candidates: Analysis['candidates'];
  readonly isAsked: boolean;
}

const scaleMark = ({ image: [x, y], court }: CourtMark, by: number): CourtMark => ({
  image: [x * by, y * by],
  court,
});

/** Whether the player should say if this is the hoop. */
const isDoubtful = ({ confidence }: Hoop): boolean => confidence < judgeThresholds.reviewBelow;

function hoopWarnings(hoop: Hoop, shots: readonly DetectedShot[]): AnalysisWarning[] {
  const found: AnalysisWarning[] = [];
  const say = (code: AnalysisWarning['code'], message: string): void => {
    found.push({ code, seconds: null, message });
  };
  if (isDoubtful(hoop)) {
    say('hoop_unsure', 'We are not sure where the hoop is. Please check the ring on the picture.');
  }
  if (shots.length === 0) {
    say(
      'no_shots',
      'No shots were seen at this hoop. Film from the side, with hoop and shooter in view.',
    );
  }
  return found;
}

/**
 * Counts the shots of a film, fed picture by picture: while it runs `news` tells which shots are settled, at the
 * end `finish` judges all of it. Both come from the same judge: a shot that was told stays as it was told, unless
 * more was learnt about the hoop.
 */
export class Count {
  private readonly watch: VideoWatch;
  private readonly settled = new SettledShots();
  /** The hoop that shots were told of. */
  private hoopId: number | null = null;
  private readonly stream: FrameStream;
  private court: GivenCourt | null;
  private readonly courtOnTheWay = new CourtOnTheWay();
  private readonly toDisplay: number;

  constructor(stream: FrameStream, { eyes, calibration, showsPeople = false }: CountOptions) {
    this.stream = stream;
    this.toDisplay = stream.video.displayWidth / stream.width;
    const court = calibration?.court ?? null;
    this.court = court && { kind: null, marks: court };
    const rim = calibration?.rim ? scaleRim(calibration.rim, 1 / this.toDisplay) : null;
    this.watch = new VideoWatch(stream, eyes, { rim, court }, showsPeople);
  }

  /** Takes the next picture, which belongs to the count until it is given back. Wait for it before the next one. */
  async see(frame: Frame): Promise<void> {
    await this.watch.read(frame);
    this.courtOnTheWay.step();
  }

  /** The player says where the ring is, displayed px: from now on it is watched, and what was seen there before is judged by it. */
  giveRing(rim: RimEllipse): void {
    this.watch.giveRing(scaleRim(rim, 1 / this.toDisplay));
  }

  /** The player says where the court is: all shots are placed by it, those that were told before, too. */
  giveCourt(court: GivenCourt): void {
    this.court = court;
    this.hoopId = null;
  }

  get progress(): AnalysisProgress {
    const { watch } = this;
    return {
      stage: watch.knowsHoop ? 'counting_shots' : 'finding_hoop',
      seconds: watch.conditions.seconds,
      shotsSoFar: watch.shotsSoFar,
      advice: watch.advice,
    };
  }

  get sight(): Sight {
    const [hoop = null] = hoopsOf(this.watch);
    const by = this.toDisplay;
    return {
      ring: hoop && scaleRim(hoop.rim, by),
      ringSure: hoop?.confidence ?? 0,
      people: this.watch.people.latest.map(({ left, top, right, bottom, feet }) => ({
        left: left * by,
        top: top * by,
        right: right * by,
        bottom: bottom * by,
        feet: feet && { x: feet.x * by, y: feet.y * by },
      })),
      court: this.courtNow,
      seesLines: this.watch.lines !== null && mayShowCourt(this.watch.lines),
      advice: this.watch.advice,
    };
  }

  /**
   * What became known about shots since it was asked last. Judges the last seconds; all of the film when the hoop
   * turns out to be another.
   */
  news(): readonly ShotNews[] {
    const { watch, settled } = this;
    const hoop = watch.knowsHoop ? hoopsOf(watch)[0] : null;
    if (!hoop) return [];
    const pace = paceOf(watch.flights.slice(-trackThresholds.mostRemembered), hoop.rim);
    const until = watch.lookedUntil - limits.afterRingSeconds / pace;
    const from = hoop.id === this.hoopId ? settled.until - limits.againSeconds / pace : -Infinity; // prettier-ignore
    const since = from - limits.againSeconds / pace;
    this.courtOnTheWay.lookFor(watch, hoop.rim, this.stream);
    const marks = this.courtNow?.marks ?? null;
    const { shots } = shotsAt(hoop, watch, this.stream, { marks, since, pace });
    this.hoopId = hoop.id;
    const longAgo = until - limits.mostWaitSeconds / pace;
    return settled.update(shots, {
      from,
      until,
      flyingSince: Math.max(watch.flyingSince, longAgo),
    });
  }

  /** What shots are placed by while the film runs. */
  private get courtNow(): Sight['court'] {
    if (this.court) return { ...this.court, source: 'user' };
    const { found } = this.courtOnTheWay;
    return found && { kind: found.kind, marks: this.displayed(found.marks), source: 'found' };
  }

  /** Marks of the working picture on the displayed one. */
  private displayed(marks: readonly CourtMark[]): readonly CourtMark[] {
    return marks.map((mark) => scaleMark(mark, this.toDisplay));
  }

  /**
   * Judges the whole film; no picture may follow. `film`: its length, if that is known better than by its last picture.
   * Throws `NoHoopFound`.
   */
  async finish(film: FilmFacts | null = null): Promise<Counted> {
    const { watch } = this;
    await watch.finish();
    const attempts = new Map<RimEllipse, readonly Judged[]>(
      hoopsOf(watch).map(({ rim }) => [rim, judge(watch.samplesAt(rim), watch.flights, rim, 1)]),
    );
    const flightsTo = (rim: RimEllipse): number =>
      attempts.get(rim)?.filter(({ flight }) => flight).length ?? 0;
    const hoops = hoopsOf(watch, flightsTo);
    const [first] = hoops;
    if (!first) throw new NoHoopFound('Nothing in this video looks like a hoop.');
    const isAsked = isDoubtful(first);
    const found = hoops.filter(({ source }) => source === 'found');
    const candidates = found.map(({ rim, confidence }) => ({
      rim: scaleRim(rim, this.toDisplay),
      confidence,
      shots: attempts.get(rim)?.length ?? 0,
    }));
    const read = (hoop: Hoop): Reading => this.readAt(hoop, { film, candidates, isAsked });
    const reading = read(first);
    return {
      ...reading,
      ids: reading.analysis.shots.map((shot) => this.settled.idOf(shot)),
      choices: isAsked ? hoops.map((hoop) => read({ ...hoop, confidence: 1, source: 'user' })) : [],
    };
  }

  /** What was counted at one hoop. */
  private readAt(hoop: Hoop, { film, candidates, isAsked }: ReadingOptions): Reading {
    const { watch, stream, toDisplay } = this;
    const found = this.court ? null : watch.lines && findCourt(watch.lines, hoop.rim, stream);
    const marks = this.court?.marks ?? (found && this.displayed(found.marks));
    const { shots, scene } = shotsAt(hoop, watch, stream, { marks });
    const analysis: Analysis = {
      video: {
        durationSeconds: film?.durationSeconds ?? watch.conditions.seconds,
        width: stream.video.displayWidth,
        height: stream.video.displayHeight,
        framesPerSecond: film?.framesPerSecond ?? watch.conditions.framesPerSecond,
      },
      calibration: {
        rim: scaleRim(hoop.rim, toDisplay),
        source: hoop.source,
        confidence: hoop.confidence,
        court: marks,
        courtSource: this.court ? 'user' : found ? 'found' : null,
        lines: (this.court ?? found)?.kind ?? null,
      },
      candidates,
      asked: isAsked,
      shots,
      warnings: [
        ...watch.conditions.warnings,
        ...hoopAdvice(hoop.rim, stream, watch.people),
        ...hoopWarnings(hoop, shots),
      ],
    };
    return { analysis, scene };
  }
}
