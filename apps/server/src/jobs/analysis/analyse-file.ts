import path from 'node:path';
import type { VideoFailure } from '@hooplog/domain';
import { EyesUnavailable } from '@hooplog/eyes';
import { openEyes } from '@hooplog/eyes/node';
import {
  makePoster,
  makeReel,
  makeRendition,
  MediaError,
  type MediaErrorCode,
  type MediaFacts,
  openFrames,
  probe,
} from '@hooplog/media';
import { analyse, type FrameSource, NoHoopFound, type Scene } from '@hooplog/vision';
import type { AnalysisTask, ChildMessage } from './messages.ts';

type SendMessage = (message: ChildMessage) => void;

/** Share of the whole run that making the rendition takes, if one is made. */
const RENDITION_SHARE = 0.3;
/** Time of the poster in the video; by then the player is with the ball rather than at the camera. */
const POSTER_SECONDS = 1;

/**
 * Processes one video file up to what is wanted: facts, rendition and poster, shots; or a reel. Reports all
 * results as messages.
 */
export async function analyseFile(task: AnalysisTask, send: SendMessage): Promise<void> {
  try {
    const facts = await probe(task.inputPath);
    send({ type: 'media', ...mediaOf(facts) });
    if (task.wanted === 'reel') await cutReel(task, send);
    if (task.wanted === 'facts' || task.wanted === 'reel') return;
    const isCopied = task.makeRendition && (await prepare(task, send));
    if (task.wanted !== 'shots') return;
    const isDamaged = await countShots(task, send);
    if (isCopied && isDamaged) await prepareDamaged(task, send);
  } catch (error) {
    send(endOf(error));
  }
}

function mediaOf({
  durationSeconds,
  displayWidth,
  displayHeight,
  framesPerSecond,
  totalPixels,
}: MediaFacts) {
  // A video without a duration can be neither played nor counted.
  if (!(durationSeconds > 0)) throw new MediaError('truncated', 'No duration');
  return {
    durationSeconds,
    width: displayWidth,
    height: displayHeight,
    framesPerSecond,
    totalPixels,
  };
}

/**
 * Makes the rendition and poster; true if the video stream was only copied. `isDamaged`: encodes it again,
 * since browsers stop at damage.
 */
async function prepare(
  { inputPath, workDirectory }: AnalysisTask,
  send: SendMessage,
  isDamaged = false,
): Promise<boolean> {
  const renditionPath = path.join(workDirectory, isDamaged ? 'encoded.mp4' : 'rendition.mp4');
  const posterPath = path.join(workDirectory, 'poster.jpg');
  const sendFraction = (fraction: number) => {
    if (isDamaged) return;
    send({ type: 'progress', stage: 'preparing', fraction, shotsSoFar: 0, advice: [] });
  };
  sendFraction(0);
  await makePoster(inputPath, posterPath, POSTER_SECONDS);
  const { copied } = await makeRendition(inputPath, renditionPath, {
    encodesAnew: isDamaged,
    onProgress: (done) => {
      sendFraction(done * RENDITION_SHARE);
    },
  });
  send({ type: 'rendition', renditionPath, posterPath });
  return copied;
}

/** The count is valid without it: the copy is then played as far as browsers can. */
async function prepareDamaged(task: AnalysisTask, send: SendMessage): Promise<void> {
  try {
    await prepare(task, send, true);
  } catch (error) {
    if (error instanceof MediaError && error.code === 'interrupted') throw error;
  }
}

async function cutReel(
  { inputPath, workDirectory, cuts }: AnalysisTask,
  send: SendMessage,
): Promise<void> {
  const reelPath = path.join(workDirectory, 'reel.mp4');
  await makeReel(inputPath, reelPath, cuts, {
    onProgress: (fraction) => {
      send({ type: 'progress', stage: 'preparing', fraction, shotsSoFar: 0, advice: [] });
    },
  });
  send({ type: 'reel', reelPath });
}

/** True if the film is damaged before its end. */
async function countShots(task: AnalysisTask, send: SendMessage): Promise<boolean> {
  const before = task.makeRendition ? RENDITION_SHARE : 0;
  const frames = await openFrames(task.inputPath);
  const { durationSeconds } = frames.video;
  const analysis = await analyse(frames, {
    eyes: await openEyes(),
    calibration: task.calibration,
    equipment: task.equipment,
    onProgress: ({ stage, seconds, shotsSoFar, advice }) => {
      const done = Math.min(1, seconds / durationSeconds);
      const fraction = before + (1 - before) * done;
      send({ type: 'progress', stage, fraction, shotsSoFar, advice: [...advice] });
    },
    onCounted: ({ scene, choices }) => {
      send({ type: 'scene', scene: compact(scene) });
      if (choices.length === 0) return;
      const compacted = choices.map((choice) => ({ ...choice, scene: compact(choice.scene) }));
      send({ type: 'choices', choices: compacted });
    },
  }).catch((error: unknown) => {
    // A missing part in which a hoop may have been is the better reason.
    if (error instanceof NoHoopFound) refuseMissing(frames);
    throw error;
  });
  send({ type: 'analysis', analysis });
  return missingIn(frames).some(({ to }) => to < durationSeconds);
}

const missingIn = ({ video }: FrameSource) => video.missing ?? [];

function refuseMissing(frames: FrameSource): void {
  const [first] = missingIn(frames);
  if (first === undefined) return;
  throw new MediaError('truncated', `Nothing from ${first.from} to ${first.to} s`);
}

/**
 * Rounds to hundredths of a pixel and a tenth of a millisecond: a third of the text, and as exact as can be
 * measured.
 */
function compact(scene: Scene): Scene {
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  return {
    ...scene,
    flights: scene.flights.map(({ sightings, feet }) => ({
      sightings: sightings.map(({ seconds, x, y, diameter }) => ({
        seconds: round(seconds, 4),
        x: round(x, 2),
        y: round(y, 2),
        diameter: round(diameter, 2),
      })),
      feet,
    })),
  };
}

const MEDIA_FAILURES: Readonly<Record<MediaErrorCode, VideoFailure>> = {
  empty: 'not_a_video',
  not_media: 'not_a_video',
  truncated: 'truncated',
  no_video_stream: 'no_picture',
  unsupported_codec: 'not_a_video',
  too_large: 'picture_too_large',
  too_long: 'too_long',
  too_many_pixels: 'too_many_pixels',
  unreadable: 'not_a_video',
  stalled: 'took_too_long',
  interrupted: 'internal',
  program_missing: 'internal',
  aborted: 'internal',
};

function endOf(error: unknown): ChildMessage {
  if (error instanceof MediaError && error.code === 'interrupted') {
    return { type: 'interrupted', detail: error.detail };
  }
  return { type: 'failure', ...failureOf(error) };
}

function failureOf(error: unknown): { code: VideoFailure; detail: string } {
  if (error instanceof NoHoopFound) return { code: 'no_hoop', detail: error.message };
  if (error instanceof MediaError) {
    const detail = `${error.code} ${error.detail}`;
    return { code: MEDIA_FAILURES[error.code], detail };
  }
  // A sentence for the operator; its stack adds nothing.
  if (error instanceof EyesUnavailable) return { code: 'internal', detail: error.message };
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 'internal', detail };
}
