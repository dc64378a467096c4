import { orderQueue } from '../../services/videos/queue-order.ts';
import { findVideo, notePixels } from '../../services/videos/runs.ts';
import { parseKey } from '../../storage/storage.ts';
import type { ChildMessage } from '../analysis/messages.ts';
import { runChild } from '../analysis/run-child.ts';
import { inWorkDirectory } from '../analysis/work-directory.ts';
import { type Handler, type JobContext, type JobRun, TryAgain } from '../handler.ts';

/**
 * Measures an uploaded file, so that the queue can order its analysis. A file that cannot be measured stays
 * unmeasured: its analysis will soon report the reason.
 */
export const measureVideo: Handler<'measure-video'> = {
  name: 'measure-video',
  run: async (context, { videoId }, run) => {
    const { database } = context;
    const video = await findVideo(database, videoId);
    if (video?.pixels !== null || video.storageKey === null) return 'skipped';
    const pixels = await measure(context, videoId, video.storageKey, run);
    if (pixels === null) return 'skipped';
    await notePixels(database, videoId, pixels);
    await orderQueue(database);
    return 'done';
  },
};

/** In a separate process, like everything that reads players' files. */
function measure(
  context: JobContext,
  id: string,
  storageKey: string,
  { signal, isLastTry }: JobRun,
): Promise<number | null> {
  const { storage, limits, log, readFilm = runChild } = context;
  const messages: ChildMessage[] = [];
  const onMessage = (message: ChildMessage) => messages.push(message);
  return inWorkDirectory(context, id, (workDirectory) =>
    storage.withLocalFile(parseKey(storageKey), async (inputPath) => {
      const task = {
        inputPath,
        workDirectory,
        calibration: null,
        makeRendition: false,
        cuts: [],
      };
      const options = { limits, signal, onMessage };
      const outcome = await readFilm({ ...task, wanted: 'facts' }, options);
      if (outcome.kind === 'interrupted' && !isLastTry) throw new TryAgain(outcome.detail);
      if (outcome.kind !== 'finished')
        log.warn({ videoId: id, outcome }, 'a video was not measured');
      return messages.find((message) => message.type === 'media')?.totalPixels ?? null;
    }),
  );
}
