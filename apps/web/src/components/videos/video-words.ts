import type { Video } from '@hooplog/contract';

/** What to say about a video that is not a finished workout yet. */
export function videoWords({ state, progress, failure }: Video): string {
  switch (state) {
    case 'awaiting_upload':
      return 'A video that was only partly uploaded';
    case 'uploaded':
      return 'A video is uploaded and waiting to be analysed';
    case 'queued':
      return 'A video is waiting for its turn';
    case 'analysing':
      return `Counting your shots… ${Math.round(100 * progress)}%`;
    case 'analysed':
      return 'Your video is counted. Review the shots.';
    case 'failed':
      return failure?.message ?? 'A video could not be analysed';
  }
}
