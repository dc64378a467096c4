import { endSentClips, giveUpClips } from '../../services/videos/clips.ts';
import { findVideo } from '../../services/videos/runs.ts';
import { storeRendition } from '../../services/videos/store-rendition.ts';
import { parseKey } from '../../storage/storage.ts';
import type { ChildMessage } from '../analysis/messages.ts';
import { runChild } from '../analysis/run-child.ts';
import { inWorkDirectory } from '../analysis/work-directory.ts';
import {
  type Handler,
  type JobContext,
  type JobResult,
  type JobRun,
  TryAgain,
} from '../handler.ts';

/**
 * Makes the playable rendition of clips from a device, with the same program and limits as for a whole video.
 * Unreadable clips are given up and the player is notified: the workout stays as it is.
 */
export const prepareClips: Handler<'prepare-clips'> = {
  name: 'prepare-clips',
  run: async (context, { videoId }, run) => {
    const { clipsKey = null } = (await findVideo(context.database, videoId)) ?? {};
    if (clipsKey === null) return 'skipped';
    const result = await inWorkDirectory(context, videoId, (workDirectory) =>
      prepare(context, { videoId, clipsKey, workDirectory }, run),
    );
    // Clips of a video deleted in the meantime are in the trash; those of one that was counted again are
    // swept.
    if (result !== 'skipped') await context.storage.delete(parseKey(clipsKey));
    return result;
  },
};

interface SentClips {
  readonly videoId: string;
  readonly clipsKey: string;
  readonly workDirectory: string;
}

async function prepare(
  context: JobContext,
  { videoId, clipsKey, workDirectory }: SentClips,
  { signal, isLastTry }: JobRun,
): Promise<JobResult> {
  const { database, storage, log, limits, readFilm = runChild } = context;
  const messages: ChildMessage[] = [];
  const outcome = await storage.withLocalFile(parseKey(clipsKey), (inputPath) =>
    readFilm(
      {
        ...{ inputPath, workDirectory, calibration: null },
        ...{ makeRendition: true, wanted: 'rendition', cuts: [] },
      },
      { limits, signal, onMessage: (message) => messages.push(message) },
    ),
  );
  if (outcome.kind === 'interrupted' && !isLastTry) throw new TryAgain(outcome.detail);
  const made = messages.find((message) => message.type === 'rendition');
  if (outcome.kind !== 'finished' || made === undefined) {
    log.warn({ videoId, ...outcome }, 'clips could not be prepared');
    return (await giveUpClips(database, videoId, clipsKey)) ? 'failed' : 'skipped';
  }
  const isKept = await storeRendition(storage, videoId, made, (keys) =>
    endSentClips(database, videoId, clipsKey, keys),
  );
  return isKept ? 'done' : 'skipped';
}
