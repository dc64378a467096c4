import type { AzimuthChance, CourtKind, Equipment } from '@hooplog/domain';
import { courtLandmarks, REGULATION } from '@hooplog/domain';
import type { CourtMark, RimEllipse } from '../analysis.ts';
import type { SeenLines } from '../eyes.ts';
import { isUnlikelyFrom } from '../locate/azimuth-of.ts';
import { makeCamera } from '../locate/camera.ts';
import type { View } from '../locate/fit-camera.ts';
import { longSideOf, middleOf } from '../locate/fit-camera.ts';
import { fitHomography } from '../locate/fit-homography.ts';
import { courtFinderThresholds as limits } from '../thresholds/court-finder.ts';
import { eyesThresholds } from '../thresholds/eyes.ts';
import { locateThresholds } from '../thresholds/locate.ts';
import { meanOdds } from './match.ts';
import type { Incremental, FoundCourt } from './search-court.ts';
import { courtsIn } from './search-court.ts';

/** Whether a court is seen well enough to locate shots by it; `size`: cells along the picture's longer side. */
function isSure({ match, score }: FoundCourt, size: number): boolean {
  return meanOdds(match.lane) >= limits.sureLaneOdds && score >= limits.minEvidence * size;
}

/**
 * Landmarks of a court in the picture and a little beyond it. If these are few, also those further out, to get
 * enough that a wrong mark can be detected.
 */
function marksOf({ kind, camera }: FoundCourt, view: View): CourtMark[] {
  const seen = makeCamera(camera, middleOf(view));
  const marks = courtLandmarks(kind).flatMap(({ point: { x, y } }) => {
    const at = seen.project({ x, y, z: 0 });
    if (!at) return [];
    const beyond = Math.max(0, -at.x, -at.y, at.x - view.width, at.y - view.height);
    const mark: CourtMark = { image: [at.x, at.y], court: [x, y] };
    return [{ mark, beyond: beyond / longSideOf(view) }];
  });
  return marks
    .sort((a, b) => a.beyond - b.beyond)
    .filter(
      ({ beyond }, at) =>
        beyond < limits.marksBeyond || (at < locateThresholds.floorMarks + 2 && beyond < 1),
    )
    .map(({ mark }) => mark);
}

/** Whether enough of a lane is seen to identify a court: most close-ups show none and are not searched. */
export const mayShowCourt = ({ odds }: SeenLines): boolean =>
  odds.lane.reduce((cells, one) => cells + (one > eyesThresholds.seenOdds ? 1 : 0), 0) >= limits.minLaneCells; // prettier-ignore

export interface CourtInPicture {
  readonly kind: CourtKind;
  readonly marks: readonly CourtMark[];
}

type Size = Pick<View, 'width' | 'height'>;

/** `findCourt`, split into steps of a few milliseconds: for a film that is still running. */
export function* findCourtIncrementally(
  lines: SeenLines,
  rim: RimEllipse,
  { width, height }: Size,
  equipment: Equipment,
  azimuths: readonly AzimuthChance[],
): Incremental<CourtInPicture | null> {
  if (!mayShowCourt(lines)) return null;
  const view: View = { width, height, rim, marks: [], markSigma: 1, equipment };
  const [best] = yield* courtsIn(lines, view);
  if (!best || !isSure(best, longSideOf(view) / lines.cell)) return null;
  const [x, y] = best.camera;
  if (isUnlikelyFrom(azimuths, { x, y })) return null;
  const marks = marksOf(best, view);
  return fitHomography(marks) ? { kind: best.kind, marks } : null;
}

/**
 * The court in a picture (px) with marks to locate shots by; null where its lines are not seen well enough, or the board
 * contradicts them.
 *
 * @param azimuths how likely each is by the board; empty where nothing shows it
 */
export function findCourt(
  lines: SeenLines,
  rim: RimEllipse,
  size: Size,
  equipment: Equipment = REGULATION,
  azimuths: readonly AzimuthChance[] = [],
): CourtInPicture | null {
  const search = findCourtIncrementally(lines, rim, size, equipment, azimuths);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}
