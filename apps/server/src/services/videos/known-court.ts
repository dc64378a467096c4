import { type CourtMark, isCourtSeen, type Reading, type Scene } from '@hooplog/vision';
import type { GivenCalibration } from './given-calibration.ts';
import { locateApart } from './locate-apart.ts';
import { movedTo } from './moved-to.ts';
import type { PlaceHere } from './places-here.ts';

interface Result {
  readonly analysis: Reading['analysis'];
  readonly scene: Scene | null;
}

/** Court marks of a place, shifted to where its hoop is in this picture. */
const movedBy = (marks: readonly CourtMark[], across: number, down: number): CourtMark[] =>
  marks.map(({ image: [x, y], court }) => ({ image: [x + across, y + down], court }));

/**
 * If no court was found, uses the court of one of the player's places that the picture shows: its hoop is at the same spot, one
 * camera can see ring and marks, and the board is visible from there. The shots are placed by it, and it is reported as found, so
 * that the player is asked whether these are the lines. Otherwise returns the count unchanged.
 */
export async function withKnownCourt<R extends Result>(
  places: readonly PlaceHere[],
  result: R,
  given: GivenCalibration | null,
): Promise<R> {
  const { analysis, scene } = result;
  const { calibration, shots } = analysis;
  // Shots without stored flights stay where they are.
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
