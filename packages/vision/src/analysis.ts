import {
  type CallReason,
  type CourtKind,
  type CourtPoint,
  type Equipment,
  type FilmWarning,
  type ShotRange,
  type SpotError,
  warningText,
  type ZoneChance,
  type ZoneId,
} from '@hooplog/domain';

/**
 * A point of the displayed (rotated) video, in its pixels; x to the right, y down.
 *
 * `space` never exists at run time, like that of a `CourtPoint`: it makes the compiler refuse a point of another space.
 */
export interface ImagePoint {
  readonly x: number;
  readonly y: number;
  readonly space?: 'image';
}

/** The ring as seen: an upright ellipse in displayed pixels. `rx`, `ry` are half axes. */
export interface RimEllipse {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** A spot on the floor known in the picture and on the court. */
export interface CourtMark {
  readonly image: readonly [x: number, y: number];
  /** Feet; see the domain's court. */
  readonly court: readonly [x: number, y: number];
}

/** The user's input: a calibration file, or the hoop dragged on a frame. */
export interface GivenCalibration {
  readonly rim: RimEllipse | null;
  readonly court: readonly CourtMark[] | null;
}

/** A measured value and one sigma of its error. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}

/** Measurements of a shot's flight. A measure that the view leaves too uncertain is missing. */
export interface ShotMetrics {
  /** Real seconds from hand to ring. */
  readonly flightSeconds?: Estimate;
  /** Highest point of the ball's centre above the floor, feet. */
  readonly apexFeet?: Estimate;
  /** Degrees below the horizontal at which the ball comes down to the ring. */
  readonly entryDegrees?: Estimate;
  /**
   * Offset along the flight, feet, where the ball comes down to the ring's height: long is positive, short
   * negative.
   */
  readonly longFeet?: Estimate;
  /** Offset to the right of the ring's middle, as the shooter sees it, feet; left is negative. */
  readonly rightFeet?: Estimate;
}

/** Precision of a shot's spot. */
export interface LocationEvidence {
  readonly method: 'flight' | 'feet' | 'both';
  /** Root mean square error of `court`, feet; null without `court`. */
  readonly errorFeet: number | null;
  /** The same by direction: the view shows one better than the other. Also given for an uncertain spot. */
  readonly error?: SpotError;
  /** A spot too uncertain to be reported as `court`. Use it only to derive likely zones. */
  readonly vagueSpot?: CourtPoint;
  /** Without `court`: the likeliest zones (0 to 1, likeliest first, at most two), and the likeliest range. */
  readonly zones?: Pick<ZoneChance, 'zone' | 'chance'>[];
  readonly range?: { readonly range: ShotRange; readonly chance: number };
  /** Position of the shooter's feet at release, displayed px; missing if they were not seen. */
  readonly feet?: ImagePoint;
  /** Feet between the shooter and the point under the ring. Known without court marks, too. */
  readonly distanceFeet: Estimate | null;
}

export type ShotOutcome = 'made' | 'missed';

/** Why a shot was judged as it was: enough to draw it and to explain it in words. */
export interface ShotEvidence {
  /** One sentence for the player, e.g. "Dropped through the net at 0:08.7". */
  readonly reason: string;
  /** The same as a code and its values; missing where an older device counted. */
  readonly why?: CallReason;
  /** The ball's path, in displayed pixels, in order of time. */
  readonly path: readonly (ImagePoint & { readonly seconds: number })[];
  /** The point where the flight crosses the rim plane, if it does. */
  readonly crossing: (ImagePoint & { readonly seconds: number }) | null;
  /** Named measurements behind the call, for the curious and for fitting. */
  readonly features: Readonly<Record<string, number>>;
  /** The film's start or end cuts the attempt off: its call is a guess, and always goes to review. */
  readonly cutOff?: 'start' | 'end';
  /** Missing when nothing is known about the spot. */
  readonly location?: LocationEvidence;
  /** Missing when the flight was not seen. */
  readonly metrics?: ShotMetrics;
}

export interface DetectedShot {
  /** Null when the release cannot be seen. */
  readonly releaseSeconds: number | null;
  /** The ball at rim height, or its first contact. */
  readonly rimSeconds: number;
  readonly outcome: ShotOutcome;
  /** Probability that `outcome` is right, 0.5 to 1. */
  readonly confidence: number;
  readonly needsReview: boolean;
  readonly court: CourtPoint | null;
  readonly zone: ZoneId | null;
  readonly evidence: ShotEvidence;
}

/** A warning about a film: its code and values, and an English sentence for the player. */
export interface AnalysisWarning extends FilmWarning {
  readonly message: string;
}

/** Puts a warning into words. */
export const toWarning = (warning: FilmWarning): AnalysisWarning => ({
  ...warning,
  message: warningText(warning),
});

/** A place that looks like a hoop, and the number of shots counted there. */
export interface HoopCandidate {
  /** Displayed px. */
  readonly rim: RimEllipse;
  /** 0 to 1: how sure the program is that shots are taken at this hoop. */
  readonly confidence: number;
  readonly shots: number;
}

/** The result of `analyse`; with `schema` and `timing` added it is the `hooplog.analysis/1` file. */
export interface Analysis {
  readonly video: {
    readonly durationSeconds: number;
    readonly width: number;
    readonly height: number;
    readonly framesPerSecond: number;
  };
  readonly calibration: {
    readonly rim: RimEllipse;
    readonly source: 'user' | 'found';
    /** 0 to 1: how sure the program is of the rim it found; 1 when given. */
    readonly confidence: number;
    /** The court marks that located the shots: given ones, or those found from the court's lines. */
    readonly court: readonly CourtMark[] | null;
    /** Null without a court. */
    readonly courtSource: 'user' | 'found' | null;
    /** Rule book of the lines of a found court. */
    readonly lines: CourtKind | null;
  };
  /** Likeliest first, at most three; the shots are those of the first. Empty where the hoop was given. */
  readonly candidates: readonly HoopCandidate[];
  /** Whether the player should say which candidate is the hoop: the first is not sure enough. */
  readonly asked: boolean;
  /** The equipment used to locate the shots; missing where it is the usual one. */
  readonly equipment?: Equipment;
  readonly shots: readonly DetectedShot[];
  readonly warnings: readonly AnalysisWarning[];
}

/** Progress of a running analysis, as shown to the player. */
export interface AnalysisProgress {
  readonly stage: 'finding_hoop' | 'counting_shots' | 'judging';
  /** Video seconds processed so far. */
  readonly seconds: number;
  readonly shotsSoFar: number;
  /** Advice on the filming so far; empty during the first seconds of video. */
  readonly advice: readonly AnalysisWarning[];
}

/** No hoop could be found and none was given: nothing can be counted (exit code 4). */
export class NoHoopFound extends Error {
  override readonly name = 'NoHoopFound';
}
