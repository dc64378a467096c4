import type {
  Analysis,
  AnalysisWarning,
  AnalyzeOptions,
  CourtMark,
  DetectedShot,
  RimEllipse,
} from './analysis.ts';
import { NoHoopFound } from './analysis.ts';
import { chooseHoop } from './calibrate/choose-hoop.ts';
import { hoopAdvice } from './conditions/hoop-advice.ts';
import { findCourt } from './court-finder/find-court.ts';
import type { FrameSource } from './frames/frame.ts';
import type { Judged } from './judge/judge.ts';
import { judge } from './judge/judge.ts';
import { paceOf } from './judge/ball-way.ts';
import type { FlightInView, Located, Scene } from './locate/locate-shots.ts';
import { locateShots } from './locate/locate-shots.ts';
import { conditionThresholds as limits } from './thresholds/conditions.ts';
import type { SeenFlight, Watched } from './watch-video.ts';
import { watchVideo } from './watch-video.ts';

interface Hoop {
  /** px of the working picture. */
  readonly rim: RimEllipse;
  readonly confidence: number;
  readonly source: 'user' | 'found';
}

function scaleRim({ cx, cy, rx, ry }: RimEllipse, by: number): RimEllipse {
  return { cx: cx * by, cy: cy * by, rx: rx * by, ry: ry * by };
}

const scaleMark = ({ image: [x, y], court }: CourtMark, by: number): CourtMark => ({
  image: [x * by, y * by],
  court,
});

const noHoop = (): NoHoopFound => new NoHoopFound('No hoop could be found in this video.');

function hoopOf(watched: Watched, given: RimEllipse | null): Hoop {
  if (given) return { rim: given, confidence: 1, source: 'user' };
  const chosen = chooseHoop(watched.hoops);
  if (!chosen) throw noHoop();
  return { rim: chosen.place.rim, confidence: chosen.confidence, source: 'found' };
}

/** From a judged attempt in working px to a shot in displayed px, with its place on the court. */
function toShot(judged: Judged, located: Located, by: number): DetectedShot {
  const { crossing, path } = judged.evidence;
  const { location, metrics } = located;
  return {
    releaseSeconds: located.releaseSeconds,
    rimSeconds: judged.rimSeconds,
    outcome: judged.outcome,
    confidence: judged.confidence,
    needsReview: judged.needsReview,
    court: located.court,
    zone: located.zone,
    evidence: {
      ...judged.evidence,
      path: path.map(({ seconds, x, y }) => ({ seconds, x: x * by, y: y * by })),
      crossing: crossing && { ...crossing, x: crossing.x * by, y: crossing.y * by },
      ...(location && { location }),
      ...(metrics && { metrics }),
    },
  };
}

function displayed({ points, feet }: SeenFlight, by: number): FlightInView {
  const sightings = points.map(({ seconds, x, y, diameter }) => ({
    seconds,
    x: x * by,
    y: y * by,
    diameter: diameter * by,
  }));
  if (!feet) return { sightings, feet };
  const { x, y, across, down } = feet;
  return { sightings, feet: { x: x * by, y: y * by, across: across * by, down: down * by } };
}

/** Options of `analyze` that look behind its result. */
export interface LookBehind extends AnalyzeOptions {
  /** Told once what shots were located by: with it `locateShots` places them anew when marks are given later. */
  readonly onScene?: ((scene: Scene) => void) | undefined;
}

/** Judges what was watched at a hoop, and locates every shot. */
function shotsAt(
  hoop: Hoop,
  watched: Watched,
  { video, width }: FrameSource,
  { marks, onScene }: Pick<LookBehind, 'onScene'> & { readonly marks: Scene['court'] },
): DetectedShot[] {
  const by = video.displayWidth / width;
  const samples = watched.samplesAt(hoop.rim);
  // Where the board hides the ring every call is a guess: the player decides.
  const trust = watched.people.areBeyond(hoop.rim) ? 0 : hoop.confidence;
  const judged = judge(samples, watched.flights, hoop.rim, trust);
  const scene: Scene = {
    width: video.displayWidth,
    height: video.displayHeight,
    rim: scaleRim(hoop.rim, by),
    court: marks,
    flights: watched.flights.map((flight) => displayed(flight, by)),
    pace: paceOf(watched.flights, hoop.rim),
  };
  onScene?.(scene);
  const located = locateShots(
    scene,
    judged.map(({ rimSeconds }) => rimSeconds),
  );
  return judged.flatMap((shot, at) => {
    const place = located[at];
    return place ? [toShot(shot, place, by)] : [];
  });
}

function hoopWarnings(hoop: Hoop, shots: readonly DetectedShot[]): AnalysisWarning[] {
  const found: AnalysisWarning[] = [];
  const say = (code: AnalysisWarning['code'], message: string): void => {
    found.push({ code, seconds: null, message });
  };
  if (hoop.confidence < limits.sureHoop) {
    say('hoop_unsure', 'We are not sure where the hoop is. Please check the ring on the picture.');
  }
  if (shots.length === 0) {
    say('no_shots', 'No shots were seen. Film from the side, with hoop and shooter in view.');
  }
  return found;
}

/**
 * Finds every shot of a video and judges it, in one pass over its frames. Places in the result are
 * in displayed pixels; with a moving camera, in those of the first frame. Throws `NoHoopFound`.
 */
export async function analyze(source: FrameSource, options: LookBehind): Promise<Analysis> {
  const { video } = source;
  const toDisplay = video.displayWidth / source.width;
  const calibration = options.calibration ?? null;
  const given = calibration?.rim ? scaleRim(calibration.rim, 1 / toDisplay) : null;
  const court = calibration?.court ?? null;
  const watched = await watchVideo(source, { rim: given, court }, options);
  const hoop = hoopOf(watched, given);
  const advice = [
    ...watched.conditions.warnings(watched.flights),
    ...hoopAdvice(hoop.rim, source, watched.people),
  ];
  options.onProgress?.({
    stage: 'judging',
    seconds: watched.conditions.seconds,
    shotsSoFar: watched.shotsSoFar,
    advice,
  });
  const found = watched.lines && findCourt(watched.lines, hoop.rim, source);
  const marks = court ?? found?.marks.map((mark) => scaleMark(mark, toDisplay)) ?? null;
  const shots = shotsAt(hoop, watched, source, { marks, onScene: options.onScene });
  // A doubtful place at which nothing happened is none: the player is told what to change.
  if (shots.length === 0 && hoop.confidence < limits.sureHoop) throw noHoop();
  return {
    video: {
      durationSeconds: video.durationSeconds,
      width: video.displayWidth,
      height: video.displayHeight,
      framesPerSecond: video.framesPerSecond,
    },
    calibration: {
      rim: scaleRim(hoop.rim, toDisplay),
      source: hoop.source,
      confidence: hoop.confidence,
      court: marks,
      courtSource: court ? 'user' : found ? 'found' : null,
      lines: found?.kind ?? null,
    },
    shots,
    warnings: [...advice, ...hoopWarnings(hoop, shots)],
  };
}
