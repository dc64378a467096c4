import { t } from '@hooplog/language';
/** The facts that the browser knows of a chosen video. */
export interface VideoFacts {
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
}

/** Below this the rim is only a few pixels wide. */
const SMALL_SHORT_SIDE = 480;
const LONG_SECONDS = 20 * 60;

export interface Preflight {
  readonly good: boolean;
  readonly text: string;
}

/** What is good about a video, and what may hurt the count. */
export function preflight({ durationSeconds, width, height }: VideoFacts): Preflight {
  const size = `${width}×${height}`;
  if (width === 0 || height === 0) {
    return { good: false, text: t('This browser sees no picture in the file. We will still try.') };
  }
  if (Math.min(width, height) < SMALL_SHORT_SIDE) {
    return {
      good: false,
      text: t('The picture is small ({size}). Film in 720p or more, so that the rim can be seen.', {
        size,
      }),
    };
  }
  if (durationSeconds > LONG_SECONDS) {
    return { good: false, text: t('A long video. Counting it will take a while.') };
  }
  return {
    good: true,
    text: t(
      '{size} looks good. The count is best with the whole rim and the ball’s flight in view.',
      { size },
    ),
  };
}
