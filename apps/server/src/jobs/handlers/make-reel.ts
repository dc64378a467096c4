import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ReelCut } from '@hooplog/domain';
import {
  beginReel,
  enqueueReel,
  failReel,
  finishReel,
  noteReelProgress,
  type ReelRequest,
} from '../../services/reels/runs.ts';
import { reelKey } from '../../services/videos/keys.ts';
import { formatKey, parseKey } from '../../storage/storage.ts';
import { ProgressWriter } from '../analysis/progress-writer.ts';
import { type ChildOutcome, runChild } from '../analysis/run-child.ts';
import { inWorkDirectory } from '../analysis/work-directory.ts';
import { type Handler, type JobContext, type JobResult, TryAgain } from '../handler.ts';

/** The result of this run is no longer wanted: there is a newer request, or the video is gone. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Cuts the makes of a workout from its video into one file. */
export const makeReelJob: Handler<'make-reel'> = {
  name: 'make-reel',
  run: async (context, request, { signal, isLastTry }) => {
    const { database } = context;
    const begun = await beginReel(database, request);
    if (begun === null) return 'skipped';
    if (isLastTry || begun.renditionKey === null) {
      await failReel(database, request);
      return 'failed';
    }
    const overtaken = new AbortController();
    const stop = AbortSignal.any([signal, overtaken.signal]);
    const onOvertaken = () => {
      overtaken.abort(new Overtaken());
    };
    try {
      const source = { renditionKey: begun.renditionKey, cuts: begun.cuts };
      return await make(context, request, source, stop, onOvertaken);
    } catch (error) {
      if (!stop.aborted) throw error;
      // Queued again at once for another worker, without the pause that follows an error.
      if (!overtaken.signal.aborted) await enqueueReel(database, request, begun.userId);
      return 'skipped';
    }
  },
};

interface Source {
  readonly renditionKey: string;
  readonly cuts: readonly ReelCut[];
}

async function make(
  context: JobContext,
  request: ReelRequest,
  source: Source,
  signal: AbortSignal,
  onOvertaken: () => void,
): Promise<JobResult> {
  const { database, log } = context;
  const { videoId } = request;
  return inWorkDirectory(context, videoId, async (directory) => {
    const progress = new ProgressWriter<number>(
      0,
      (news) => noteReelProgress(database, request, news ?? 0),
      onOvertaken,
    );
    try {
      const { outcome, reelPath } = await cut(context, source, directory, signal, progress);
      if (outcome.kind === 'interrupted') throw new TryAgain(outcome.detail);
      if (outcome.kind === 'finished' && reelPath !== null) {
        return await keep(context, request, reelPath);
      }
      log.warn({ videoId, outcome }, 'a reel could not be made');
      await failReel(database, request);
      return 'failed';
    } finally {
      await progress.stop();
    }
  });
}

/** In a separate process, like everything that reads players' files. */
async function cut(
  { storage, limits, readFilm = runChild }: JobContext,
  { renditionKey, cuts }: Source,
  workDirectory: string,
  signal: AbortSignal,
  progress: ProgressWriter<number>,
): Promise<{ readonly outcome: ChildOutcome; readonly reelPath: string | null }> {
  let reelPath: string | null = null;
  const outcome = await storage.withLocalFile(parseKey(renditionKey), (inputPath) =>
    readFilm(
      {
        ...{ inputPath, workDirectory, calibration: null },
        ...{ makeRendition: false, wanted: 'reel', cuts: [...cuts] },
      },
      {
        ...{ limits, signal },
        onMessage: (message) => {
          if (message.type === 'progress') progress.note(message.fraction);
          if (message.type === 'reel') ({ reelPath } = message);
        },
      },
    ),
  );
  return { outcome, reelPath };
}

async function keep(
  { database, storage }: JobContext,
  request: ReelRequest,
  reelPath: string,
): Promise<JobResult> {
  const key = reelKey(request.videoId);
  const { size } = await stat(reelPath);
  const { bytes } = await storage.put(key, createReadStream(reelPath), size);
  if (await finishReel(database, request, { storageKey: formatKey(key), bytes })) return 'done';
  await storage.delete(key);
  return 'skipped';
}
