import { type CourtKind, courtLines } from '@hooplog/domain';
import { type CourtMark, fitHomography, type ImageLine, overlayLines } from '@hooplog/vision/court';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The lines of a court over the picture that it is marked in, displayed px; none where the marks make no floor. */
export function courtOver(
  marks: readonly CourtMark[],
  kind: CourtKind,
  frame: Size,
): readonly ImageLine[] {
  const floor = fitHomography(marks);
  return floor === null ? [] : overlayLines(floor, courtLines(kind), frame);
}
