import { type CourtMark, isCourtSeen, type Reading, type Scene } from '@hooplog/vision';
import type { GivenCalibration } from './given-calibration.ts';
import { locateApart } from './locate-apart.ts';
import { movedTo } from './moved-to.ts';
import type { PlaceHere } from './places-here.ts';

interface Result {
  readonly analysis: Reading['analysis'];
  readonly scene: Scene | null;
}

/** Marks of a place where its hoop lies in this picture. */
const movedBy = (marks: readonly CourtMark[], across: number, down: number): CourtMark[] =>
  marks.map(({ image: [x, y], court }) => ({ image: [x + across, y + down], court }));

/**
 * A count in which no court was found, with the court of a place of the player that its picture shows again: the hoop lies
 * there, one camera sees ring and marks, and the board is seen from where it stands. Its shots are placed by it, and it is
 * told as found: the player is asked whether these are the lines. Else the count as it is.
 */
export async function withKnownCourt<R extends Result>(
  places: readonly PlaceHere[],
  result: R,
  given: GivenCalibration | null,
): Promise<R> {
  const { analysis, scene } = result;
  const { calibration, shots } = analysis;
  // Shots whose flights were not kept stay where they are.
  if (scene === null || scene.flights.length === 0) return result;
  if (calibration.court !== null || given?.isCourtless === true || analysis.asked) return result;
  const equipment = given?.equipment ?? scene.equipment;
  for (const { calibration: place } of places) {
    const { cx, cy } = place.rim;
    const court = movedBy(place.court, scene.rim.cx - cx, scene.rim.cy - cy);
    const seen: Scene = { ...scene, court, ...(equipment && { equipment }) };
    if (!isCourtSeen(seen)) continue;
    const moments = shots.map(({ rimSeconds }) => rimSeconds);
    const located = await locateApart(seen, moments);
    const placed = shots.map((shot, at) => movedTo(shot, located[at]));
    const found = { ...calibration, court, courtSource: 'found' as const, lines: place.lines };
    return { ...result, scene: seen, analysis: { ...analysis, calibration: found, shots: placed } };
  }
  return result;
}
