import { storedWarnings } from '../../services/videos/stored-warnings.ts';
import type { VideoFailure } from '@hooplog/domain';
import { analysedVideoSeconds, analysisSeconds, detectedShots } from '../../metrics/metrics.ts';
import { filmMoment, readFilmTime } from '../../services/videos/film-moment.ts';
import { endTurn, orderQueue } from '../../services/videos/queue-order.ts';
import type { VideoRow } from '../../services/videos/rows.ts';
import {
  type AnalysisRequest,
  beginRun,
  countsStill,
  dropRun,
  failRun,
  giveRunBack,
  noteDeath,
  noteProgress,
  type Run,
} from '../../services/videos/runs.ts';
import { saveAnalysis } from '../../services/videos/save-analysis.ts';
import { equipmentFor } from '../../services/videos/usual-equipment.ts';
import { storeRendition } from '../../services/videos/store-rendition.ts';
import { parseKey } from '../../storage/storage.ts';
import type { AnalysisTask, ChildMessage } from '../analysis/messages.ts';
import { ProgressWriter } from '../analysis/progress-writer.ts';
import { type ChildOutcome, runChild } from '../analysis/run-child.ts';
import { inWorkDirectory } from '../analysis/work-directory.ts';
import {
  type Handler,
  type JobContext,
  type JobResult,
  type JobRun,
  TryAgain,
} from '../handler.ts';

type Messages = Partial<{ [T in ChildMessage['type']]: Extract<ChildMessage, { type: T }> }>;

/** Number of crashes after which a video is given up. */
const MAX_CRASHES = 3;

/** The result of this run is no longer wanted: there is a newer request, or the video is gone. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

export const analyseVideo: Handler<'analyse-video'> = {
  name: 'analyse-video',
  run: async (context, payload, run) => {
    const video = await beginRun(context.database, payload);
    if (video === null) return 'skipped';
    try {
      // All earlier attempts were lost with their worker or the database. Once is bad luck, this often is
      // not.
      if (run.isLastTry) return await fail(context, video, 'internal');
      await orderQueue(context.database);
      return await attempt(context, video, payload, run);
    } finally {
      await endTurn(context.database, video.userId);
    }
  },
};

async function attempt(
  context: JobContext,
  video: VideoRow,
  payload: AnalysisRequest,
  { signal }: JobRun,
): Promise<JobResult> {
  const overtaken = new AbortController();
  const stop = AbortSignal.any([signal, overtaken.signal]);
  const startedAt = context.now().getTime();
  try {
    const { outcome, messages } = await inWorkDirectory(context, video.id, (directory) =>
      analyse(context, video, directory, stop, () => {
        overtaken.abort(new Overtaken());
      }),
    );
    const result = await conclude(context, video, payload, outcome, messages);
    if (result === 'done') measure(messages, (context.now().getTime() - startedAt) / 1000);
    return result;
  } catch (error) {
    if (!stop.aborted) throw error;
    if (overtaken.signal.aborted) await dropRun(context.database, runOf(video));
    else await giveRunBack(context.database, payload);
    return 'skipped';
  }
}

function measure({ analysis }: Messages, seconds: number): void {
  analysisSeconds.inc(seconds);
  analysedVideoSeconds.inc(analysis?.analysis.video.durationSeconds ?? 0);
  detectedShots.inc(analysis?.analysis.shots.length ?? 0);
}

/** Runs the child, reports its progress, and stores the rendition as soon as there is one. */
async function analyse(
  context: JobContext,
  video: VideoRow,
  workDirectory: string,
  signal: AbortSignal,
  onOvertaken: () => void,
): Promise<{ outcome: ChildOutcome; messages: Messages }> {
  const { database, storage, limits, readFilm = runChild } = context;
  const { storageKey } = video;
  if (storageKey === null) throw new Error('A video without a file was queued');
  const equipment = await equipmentFor(database, video);
  const messages: Messages = {};
  let stored: Promise<unknown> = Promise.resolve();
  const progress = new ProgressWriter<Messages>(
    messages,
    (news) =>
      news === null
        ? countsStill(database, runOf(video))
        : noteProgress(database, runOf(video), columnsOf(news)),
    onOvertaken,
  );
  const onMessage = (message: ChildMessage) => {
    Object.assign(messages, { [message.type]: message });
    progress.note(messages);
    if (message.type !== 'rendition') return;
    // A superseded run leaves no files. A damaged film has a second rendition.
    stored = stored.then(() =>
      storeRendition(storage, video.id, message, (keys) =>
        noteProgress(database, runOf(video), keys),
      ),
    );
    // Awaited below, after the child.
    stored.catch(() => undefined);
  };
  try {
    const outcome = await storage.withLocalFile(parseKey(storageKey), (inputPath) =>
      readFilm(
        { ...taskFor(video, inputPath, workDirectory), ...(equipment && { equipment }) },
        { limits, signal, onMessage },
      ),
    );
    await stored;
    return { outcome, messages };
  } finally {
    await stored.catch(() => undefined);
    await progress.stop();
  }
}

const runOf = ({ id, analysisVersion: version }: VideoRow): Run => ({ id, version });

function taskFor(video: VideoRow, inputPath: string, workDirectory: string): AnalysisTask {
  return {
    inputPath,
    workDirectory,
    // Validated when the request was made; the child validates it again.
    calibration: video.givenCalibration,
    makeRendition: video.renditionKey === null,
    wanted: 'shots',
    cuts: [],
  };
}

function columnsOf({ progress, media }: Messages) {
  const { stage = 'preparing', fraction = 0, shotsSoFar = 0, advice = [] } = progress ?? {};
  return {
    progress: fraction,
    stage,
    shotsSoFar,
    warnings: storedWarnings(advice),
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
  { requestedAt }: AnalysisRequest,
  outcome: ChildOutcome,
  { analysis, scene, choices }: Messages,
): Promise<JobResult> {
  if (outcome.kind === 'interrupted') return retryAfterCrash(context, video, outcome.detail);
  if (outcome.kind === 'failed') {
    const { code, detail } = outcome;
    context.log.warn({ videoId: video.id, code, detail }, 'a video could not be analysed');
    return fail(context, video, code);
  }
  if (analysis === undefined) throw new Error('The child finished without a result');
  const sentAt = new Date(requestedAt);
  const inFile = await timeInFile(context, video, sentAt);
  const moment = filmMoment(video.filmed, inFile, sentAt);
  const saved = await saveAnalysis(context.database, video, {
    analysis: analysis.analysis,
    scene: scene?.scene ?? null,
    choices: choices?.choices ?? [],
    ...moment,
    countedOn: 'server',
  });
  return saved ? 'done' : 'skipped';
}

/** A film whose shots were counted is accepted even if its dates cannot be read. */
function timeInFile({ storage }: JobContext, { storageKey }: VideoRow, now: Date) {
  if (storageKey === null) return null;
  return storage
    .withLocalFile(parseKey(storageKey), (path) => readFilmTime(path, now))
    .catch(() => null);
}

/** The analysis crashed, perhaps because of the video: it is retried a limited number of times. */
async function retryAfterCrash(
  context: JobContext,
  video: VideoRow,
  detail: string,
): Promise<JobResult> {
  const deaths = await noteDeath(context.database, runOf(video));
  if (deaths === null) return 'skipped';
  if (deaths < MAX_CRASHES) throw new TryAgain(detail);
  context.log.warn({ videoId: video.id, deaths, detail }, 'an analysis died too often');
  return fail(context, video, 'internal');
}

async function fail(
  { database }: JobContext,
  video: VideoRow,
  code: VideoFailure,
): Promise<JobResult> {
  return (await failRun(database, runOf(video), code)) ? 'failed' : 'skipped';
}
