import type { Video } from '@hooplog/contract';
import { courtLines } from '@hooplog/domain';
import { fitHomography, type ImageLine, overlayLines } from '@hooplog/vision/court';

/** The lines of the court that was marked or found in a video, in its pixels; none where there is none, or nobody said whose lines. */
export function courtOnFilm({ media, calibration }: Video): readonly ImageLine[] {
  if (media === null || calibration?.court == null || calibration.lines === null) return [];
  const floor = fitHomography(calibration.court);
  return floor === null ? [] : overlayLines(floor, courtLines(calibration.lines), media);
}
