import { type CourtKind, courtLines } from '@hooplog/domain';
import { type CourtMark, fitHomography, type ImageLine, overlayLines } from '@hooplog/vision/court';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The court's lines over the picture in which it is marked, displayed px; none if the marks determine no floor plane.
 */
export function courtOver(
  marks: readonly CourtMark[],
  kind: CourtKind,
  frame: Size,
): readonly ImageLine[] {
  const floor = fitHomography(marks);
  return floor === null ? [] : overlayLines(floor, courtLines(kind), frame);
}
