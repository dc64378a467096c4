import * as fs from 'node:fs/promises';
import path from 'node:path';
import type { VideoFailure } from '@hooplog/contract';
import { transaction } from '../../database/connect.ts';
import { progressMessage } from '../../services/videos/progress-message.ts';
import { analysisKey } from '../../services/videos/request-analysis.ts';
import {
  countsStill,
  moveVideo,
  noteProgress,
  videoExists,
  type VideoRow,
} from '../../services/videos/rows.ts';
import { saveAnalysis } from '../../services/videos/save-analysis.ts';
import { storeRendition } from '../../services/videos/store-rendition.ts';
import { parseKey } from '../../storage/storage.ts';
import type { AnalysisTask, ChildMessage } from '../analysis/messages.ts';
import { ProgressWriter } from '../analysis/progress-writer.ts';
import { type ChildOutcome, runChild } from '../analysis/run-child.ts';
import type { JobPayload } from '../definitions.ts';
import { enqueue } from '../enqueue.ts';
import type { Handler, JobContext, JobResult, JobRun } from '../handler.ts';

type Payload = JobPayload<'analyse-video'>;
type Messages = Partial<{ [T in ChildMessage['type']]: Extract<ChildMessage, { type: T }> }>;

/** A newer request, or nobody, wants the result of this run. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

export const analyseVideo: Handler<'analyse-video'> = {
  name: 'analyse-video',
  run: async (context, payload, run) => {
    const { videoId: id, version } = payload;
    const video = await moveVideo(context.database, { id, to: 'analysing', version });
    if (video === null) return 'skipped';
    // Every try before ended without a word, most likely by taking its worker along.
    if (run.isLastTry) return fail(context, video, 'internal');
    return attempt(context, video, payload, run);
  },
};

async function attempt(
  context: JobContext,
  video: VideoRow,
  payload: Payload,
  { signal }: JobRun,
): Promise<JobResult> {
  await fs.mkdir(context.workDirectory, { recursive: true });
  const directory = await fs.mkdtemp(path.join(context.workDirectory, 'analysis-'));
  const overtaken = new AbortController();
  const stop = AbortSignal.any([signal, overtaken.signal]);
  try {
    const { outcome, messages } = await analyse(context, video, directory, stop, () => {
      overtaken.abort(new Overtaken());
    });
    return await conclude(context, video, payload, outcome, messages);
  } catch (error) {
    if (overtaken.signal.aborted || error instanceof Overtaken)
      return await cleanUp(context, video);
    if (signal.aborted) return await giveBack(context, payload);
    throw error;
  } finally {
    await fs.rm(directory, { recursive: true, force: true });
  }
}

/** Runs the child, passes its progress on, and stores the rendition as soon as there is one. */
async function analyse(
  context: JobContext,
  video: VideoRow,
  workDirectory: string,
  signal: AbortSignal,
  onOvertaken: () => void,
): Promise<{ outcome: ChildOutcome; messages: Messages }> {
  const { database, storage, limits, analysisProgram } = context;
  const messages: Messages = {};
  let stored: Promise<void> = Promise.resolve();
  const progress = new ProgressWriter<Messages>(
    messages,
    (news) =>
      news === null
        ? countsStill(database, versionOf(video))
        : noteProgress(database, versionOf(video), columnsOf(news)),
    onOvertaken,
  );
  const onMessage = (message: ChildMessage) => {
    Object.assign(messages, { [message.type]: message });
    progress.note(messages);
    if (message.type !== 'rendition') return;
    stored = storeRendition(context, versionOf(video), message);
    // Awaited below, after the child.
    stored.catch(() => undefined);
  };
  try {
    const outcome = await storage.withLocalFile(parseKey(video.storageKey), (inputPath) =>
      runChild(taskFor(video, inputPath, workDirectory), {
        limits,
        signal,
        onMessage,
        ...(analysisProgram !== undefined && { childMain: analysisProgram }),
      }),
    );
    await stored;
    return { outcome, messages };
  } finally {
    await stored.catch(() => undefined);
    await progress.stop();
  }
}

const versionOf = ({ id, analysisVersion: version }: VideoRow) => ({ id, version });

function taskFor(video: VideoRow, inputPath: string, workDirectory: string): AnalysisTask {
  return {
    inputPath,
    workDirectory,
    // Parsed when it was given; the child parses it again.
    calibration: video.givenCalibration as AnalysisTask['calibration'],
    makeRendition: video.renditionKey === null,
  };
}

function columnsOf({ progress, media }: Messages) {
  const { stage = 'preparing', fraction = 0, shotsSoFar = 0 } = progress ?? {};
  return {
    progress: fraction,
    progressMessage: progressMessage(stage, shotsSoFar),
    shotsSoFar,
    ...(media && { media: mediaColumn(media) }),
  };
}

function mediaColumn({
  durationSeconds,
  width,
  height,
  framesPerSecond,
}: NonNullable<Messages['media']>) {
  return { durationSeconds, width, height, framesPerSecond };
}

async function conclude(
  context: JobContext,
  video: VideoRow,
  { requestedAt }: Payload,
  outcome: ChildOutcome,
  { analysis }: Messages,
): Promise<JobResult> {
  if (outcome.kind === 'failed') {
    const { code, detail } = outcome;
    context.log.warn({ videoId: video.id, code, detail }, 'a video could not be analysed');
    return fail(context, video, code);
  }
  if (analysis === undefined) throw new Error('The child finished without a result');
  const workoutDate = new Date(requestedAt);
  const saved = await saveAnalysis(context.database, video, analysis.analysis, workoutDate);
  return saved ? 'done' : 'skipped';
}

async function fail(
  { database }: JobContext,
  video: VideoRow,
  errorCode: VideoFailure,
): Promise<JobResult> {
  const { id, version } = versionOf(video);
  const changes = { errorCode, progressMessage: null };
  const failed = await moveVideo(database, { id, to: 'failed', version }, changes);
  return failed === null ? 'skipped' : 'failed';
}

/** The worker stops: the next one begins at once, not after the pause that follows an error. */
async function giveBack({ database }: JobContext, payload: Payload): Promise<JobResult> {
  const { videoId: id, version } = payload;
  await transaction(database, async (tx) => {
    const queued = await moveVideo(tx, { id, to: 'queued', from: 'analysing', version });
    if (queued !== null) await enqueue(tx, 'analyse-video', payload, { key: analysisKey(id) });
  });
  return 'skipped';
}

/** A video that was removed meanwhile may just have got files again. */
async function cleanUp({ database }: JobContext, { id }: VideoRow): Promise<JobResult> {
  if (!(await videoExists(database, id))) {
    await enqueue(database, 'delete-files', { folder: id });
  }
  return 'skipped';
}
