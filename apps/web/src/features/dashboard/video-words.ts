import type { Video } from '@hooplog/contract';

interface VideoWords {
  readonly text: string;
  /** Whether a bar of progress belongs beside it. */
  readonly moving: boolean;
}

/** What to say about a video that is not a finished workout yet. */
export function videoWords({ state, progress, failure }: Video): VideoWords {
  switch (state) {
    case 'awaiting_upload':
      return { text: 'A video that was not uploaded to its end', moving: false };
    case 'uploaded':
      return { text: 'A video is uploaded and waits to be analysed', moving: false };
    case 'queued':
      return { text: 'A video waits for its turn', moving: true };
    case 'analysing':
      return { text: `Counting your shots… ${Math.round(100 * progress)}%`, moving: true };
    case 'analysed':
      return { text: 'Your video is counted. Review the shots.', moving: false };
    case 'failed':
      return { text: failure?.message ?? 'A video could not be analysed', moving: false };
  }
}
