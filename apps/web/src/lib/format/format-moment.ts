import { filmMoment } from '@hooplog/domain';

/** A moment of the video, "1:08.7". */
export function formatMoment(seconds: number): string {
  return filmMoment(seconds);
}
