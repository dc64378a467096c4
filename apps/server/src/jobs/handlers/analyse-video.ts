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

/** How often an analysis may die before its video is given up. */
const MAX_DEATHS = 3;

/** A newer request, or nobody, wants the result of this run. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

export const analyseVideo: Handler<'analyse-video'> = {
  name: 'analyse-video',
  run: async (context, payload, run) => {
    const video = await beginRun(context.database, payload);
    if (video === null) return 'skipped';
    try {
      // Every try before was lost together with its worker, or with the database. Once is bad luck; this is not.
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

/** Runs the child, passes its progress on, and stores the rendition as soon as there is one. */
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
    // A run that no longer counts leaves nothing. Of a damaged film there is a second one.
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
    // Parsed when it was given; the child parses it again.
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
  if (outcome.kind === 'interrupted') return mourn(context, video, outcome.detail);
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

/** A film whose shots could be counted is taken whatever its dates are. */
function timeInFile({ storage }: JobContext, { storageKey }: VideoRow, now: Date) {
  if (storageKey === null) return null;
  return storage
    .withLocalFile(parseKey(storageKey), (path) => readFilmTime(path, now))
    .catch(() => null);
}

/** The analysis died, and may do so by what it looks at: it is begun anew, so many times and no more. */
async function mourn(context: JobContext, video: VideoRow, detail: string): Promise<JobResult> {
  const deaths = await noteDeath(context.database, runOf(video));
  if (deaths === null) return 'skipped';
  if (deaths < MAX_DEATHS) throw new TryAgain(detail);
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
