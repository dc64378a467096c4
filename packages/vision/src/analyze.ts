import type {
  Analysis,
  AnalysisWarning,
  AnalyzeOptions,
  DetectedShot,
  RimEllipse,
} from './analysis.ts';
import { NoHoopFound } from './analysis.ts';
import { chooseHoop } from './calibrate/choose-hoop.ts';
import type { FrameSource } from './frames/frame.ts';
import type { Judged } from './judge/judge.ts';
import { judge } from './judge/judge.ts';
import type { Homography } from './locate/homography.ts';
import { fitHomography } from './locate/fit-homography.ts';
import { locate } from './locate/locate.ts';
import { conditionThresholds as limits } from './thresholds.ts';
import type { Watched } from './watch-video.ts';
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

function hoopOf(watched: Watched, given: RimEllipse | null): Hoop {
  if (given) return { rim: given, confidence: 1, source: 'user' };
  const chosen = chooseHoop(watched.hypotheses, watched.scoreOf);
  if (!chosen) throw new NoHoopFound('No hoop could be found in this video.');
  return { rim: chosen.hypothesis.rim, confidence: chosen.confidence, source: 'found' };
}

/** From a judged attempt in working px to a shot in displayed px, with its place on the court. */
function toShot(
  judged: Judged,
  watched: Watched,
  floor: Homography | null,
  by: number,
): DetectedShot {
  const flight = watched.flights.find((seen) => seen.points === judged.flight?.points);
  const feet = flight?.shooter?.feet;
  const { crossing, path } = judged.evidence;
  return {
    releaseSeconds: flight?.shooter ? (flight.points[0]?.seconds ?? null) : null,
    rimSeconds: judged.rimSeconds,
    outcome: judged.outcome,
    confidence: judged.confidence,
    needsReview: judged.needsReview,
    ...locate(feet ? { x: feet.x * by, y: feet.y * by } : null, floor),
    evidence: {
      ...judged.evidence,
      path: path.map(({ seconds, x, y }) => ({ seconds, x: x * by, y: y * by })),
      crossing: crossing && { ...crossing, x: crossing.x * by, y: crossing.y * by },
    },
  };
}

function hoopWarnings(hoop: Hoop, shots: readonly DetectedShot[]): AnalysisWarning[] {
  const found: AnalysisWarning[] = [];
  const say = (code: AnalysisWarning['code'], message: string): void => {
    found.push({ code, seconds: null, message });
  };
  if (hoop.confidence < limits.sureHoop) {
    say('hoop_unsure', 'We are not sure where the hoop is. Please check the ring on the picture.');
  }
  if (hoop.rim.rx < limits.leastRimRadius) {
    say('hoop_small', 'The hoop is very small in the picture. Film from nearer, or zoom in.');
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
export async function analyze(
  source: FrameSource,
  options: AnalyzeOptions = {},
): Promise<Analysis> {
  const { video } = source;
  const toDisplay = video.displayWidth / source.width;
  const calibration = options.calibration ?? null;
  const given = calibration?.rim ? scaleRim(calibration.rim, 1 / toDisplay) : null;
  const watched = await watchVideo(source, given, options);
  const hoop = hoopOf(watched, given);
  options.onProgress?.({
    stage: 'judging',
    seconds: watched.conditions.seconds,
    shotsSoFar: watched.shotsSoFar,
  });
  const samples = watched.samplesAt(hoop.rim);
  const floor = calibration?.court ? fitHomography(calibration.court) : null;
  const shots = judge(samples, watched.flights, hoop.rim, hoop.confidence).map((judged) =>
    toShot(judged, watched, floor, toDisplay),
  );
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
      court: calibration?.court ?? null,
    },
    shots,
    warnings: [...watched.conditions.warnings(), ...hoopWarnings(hoop, shots)],
  };
}
