import * as fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Analysis,
  type DetectedShot,
  locateShots,
  type Reading,
  type Scene,
} from '@hooplog/vision';
import type { AnalysisTask, ChildMessage } from '../analysis/messages.ts';
import { isFilm, type Pretending, readPretended } from './pretend-video.ts';

type SendMessage = (message: ChildMessage) => void;

/** The ball at release, in pixels. */
const BALL = { aboveFeet: 140, diameter: 14 };
/** Seconds into the video at which a shot reaches the rim. */
const momentOf = (index: number): number => index * 5 + 2;

const shotAt = (rimSeconds: number, outcome: 'made' | 'missed'): DetectedShot => ({
  releaseSeconds: null,
  rimSeconds,
  outcome,
  confidence: 0.9,
  needsReview: false,
  court: { x: 0, y: 14.5 },
  zone: 'zone_5_free_throw',
  evidence: {
    reason: `Called at ${rimSeconds}`,
    path: [],
    crossing: null,
    features: {},
    location: {
      method: 'both',
      errorFeet: 0.8,
      feet: { x: 310.5, y: 322 },
      distanceFeet: { value: 14.5, error: 0.8 },
    },
  },
});

/** Locates a shot as vision does: by the position of the feet on the court of the scene. */
function locatedIn(scene: Scene, shot: DetectedShot): DetectedShot {
  const [place] = locateShots(scene, [shot.rimSeconds]);
  const { court = null, zone = null, location = null } = place ?? {};
  const { reason, path: way, crossing, features } = shot.evidence;
  const seen = { reason, path: way, crossing, features };
  return { ...shot, court, zone, evidence: { ...seen, ...(location && { location }) } };
}

/** The ball one second before it reaches the rim, above the shooter's feet. */
function flightOf({ x, y }: { x: number; y: number }, index: number): Scene['flights'][number] {
  const seconds = momentOf(index) - 1;
  const sighting = { seconds, x, y: y - BALL.aboveFeet, diameter: BALL.diameter };
  return { sightings: [sighting], feet: { x, y, across: 2, down: 2 } };
}

const ADVICE = [
  { code: 'hoop_small' as const, seconds: null, message: 'Move closer to the hoop.' },
];

const SIZE = { width: 640, height: 360 };
const FRAME = { ...SIZE, framesPerSecond: 30 };

async function sendRendition(task: AnalysisTask, file: string, send: SendMessage): Promise<void> {
  const renditionPath = path.join(task.workDirectory, 'rendition.mp4');
  const posterPath = path.join(task.workDirectory, 'poster.jpg');
  await fs.writeFile(renditionPath, isFilm(file) ? file : '0123456789', 'latin1');
  await fs.writeFile(posterPath, 'a still picture');
  send({ type: 'rendition', renditionPath, posterPath });
}

/** Writes the cuts as text instead of a film. */
async function sendReel(
  { workDirectory }: AnalysisTask,
  cuts: readonly { start: number; end: number }[],
  send: SendMessage,
): Promise<void> {
  const reelPath = path.join(workDirectory, 'reel.mp4');
  await fs.writeFile(reelPath, cuts.map(({ start, end }) => `${start}-${end}`).join(' '));
  send({ type: 'progress', stage: 'preparing', fraction: 0.5, shotsSoFar: 0, advice: [] });
  send({ type: 'reel', reelPath });
}

type Outcomes = Pretending['shots'];

/** The fake result for one rim, with the given or found court. */
function readingAt(
  calibration: Analysis['calibration'],
  outcomes: Outcomes,
  { feet, durationSeconds }: Pretending,
  { equipment }: Pick<AnalysisTask, 'equipment'>,
): Reading {
  const { rim, court } = calibration;
  const said = equipment ? { equipment } : {};
  const scene: Scene = { ...SIZE, rim, court, flights: feet.map(flightOf), pace: 1, ...said };
  const called = outcomes.map((outcome, index) => shotAt(momentOf(index), outcome));
  const shots = feet.length === 0 ? called : called.map((shot) => locatedIn(scene, shot));
  const video = { ...FRAME, durationSeconds };
  const doubt = { candidates: [], asked: false };
  return { scene, analysis: { video, calibration, ...doubt, ...said, shots, warnings: ADVICE } };
}

/** Reports the fake result, and that of the other hoop in case of doubt. */
function sendShots(task: AnalysisTask, pretended: Pretending, send: SendMessage): void {
  const { calibration: given } = task;
  const { otherHoop } = pretended;
  const found = given?.court ? null : pretended.court;
  const calibration = {
    rim: given?.rim ?? pretended.rim,
    source: given?.rim ? ('user' as const) : ('found' as const),
    confidence: 0.8,
    court: given?.court ?? found?.marks ?? null,
    courtSource: given?.court ? ('user' as const) : found && ('found' as const),
    lines: found?.lines ?? null,
  };
  const { scene, analysis } = readingAt(calibration, pretended.shots, pretended, task);
  send({ type: 'scene', scene });
  if (otherHoop === null || given?.rim) {
    send({ type: 'analysis', analysis });
    return;
  }
  const hoops = [{ rim: calibration.rim, shots: pretended.shots }, otherHoop];
  const candidates = hoops.map(({ rim, shots }) => ({ rim, confidence: 0.3, shots: shots.length }));
  const doubt = { candidates, asked: true };
  const choices = hoops.map(({ rim, shots }) => {
    const chosen = { ...calibration, rim, source: 'user' as const, confidence: 1 };
    const reading = readingAt(chosen, shots, pretended, task);
    return { ...reading, analysis: { ...reading.analysis, ...doubt } };
  });
  send({ type: 'choices', choices });
  send({ type: 'analysis', analysis: { ...analysis, ...doubt, calibration: { ...calibration, confidence: 0.3 } } }); // prettier-ignore
}

/** Sends the messages of an analysis without looking at a picture. */
export async function pretend(task: AnalysisTask, send: SendMessage): Promise<void> {
  if (task.wanted === 'reel') {
    await sendReel(task, task.cuts, send);
    return;
  }
  const file = await fs.readFile(task.inputPath, 'latin1');
  const pretended = readPretended(file);
  const { steps, stepMs, crash, killed, durationSeconds } = pretended;
  send({ type: 'media', ...FRAME, durationSeconds, totalPixels: durationSeconds * 30 * 640 * 360 });
  if (task.wanted === 'facts') return;
  // By a signal without a core dump, and not by `process.exit`, which may hang (nodejs/node#54918).
  if (crash) process.kill(process.pid, 'SIGALRM');
  if (killed) process.kill(process.pid, 'SIGKILL');
  if (task.makeRendition) await sendRendition(task, file, send);
  if (task.wanted === 'rendition') return;
  for (let step = 1; step <= steps; step += 1) {
    await delay(stepMs);
    const fraction = step / (steps + 1);
    send({ type: 'progress', stage: 'counting_shots', fraction, shotsSoFar: step, advice: ADVICE });
  }
  sendShots(task, pretended, send);
}
