import type { CourtPoint } from '../units.ts';
import { angleAtY, arcPoints } from './arcs.ts';
import { type CourtKind, type CourtMeasures, courtMeasures, threeCornerY } from './kinds.ts';
import { arcAround, type CourtLine, rectangle } from './line-shapes.ts';

/** Straight from the right corner, over the arc, to the left corner. */
function threeLine(measures: CourtMeasures): readonly CourtPoint[] {
  const { baselineY, threeRadius, threeCornerX } = measures;
  const turn = angleAtY(threeRadius, threeCornerY(measures));
  return [
    { x: threeCornerX, y: baselineY },
    ...arcPoints(threeRadius, turn, -turn),
    { x: -threeCornerX, y: baselineY },
  ];
}

function linesOf(measures: CourtMeasures): readonly CourtLine[] {
  const { baselineY, freeThrowY, halfCourtY, laneHalfWidth, sidelineX } = measures;
  const { freeThrowCircleRadius, centreCircleRadius, restrictedRadius } = measures;
  const always: readonly CourtLine[] = [
    { name: 'boundary', points: rectangle(sidelineX, baselineY, halfCourtY), closed: true },
    { name: 'lane', points: rectangle(laneHalfWidth, baselineY, freeThrowY), closed: true },
    {
      name: 'free_throw_circle',
      points: arcAround(freeThrowY, freeThrowCircleRadius, -90, 90),
      closed: false,
    },
    { name: 'three_line', points: threeLine(measures), closed: false },
    {
      name: 'centre_circle',
      points: arcAround(halfCourtY, centreCircleRadius, 90, 270),
      closed: false,
    },
  ];
  if (restrictedRadius === null) return always;
  const arc = arcAround(0, restrictedRadius, -90, 90);
  return [...always, { name: 'restricted_area', points: arc, closed: false }];
}

/** The lines painted on a floor of a kind. */
export function paintedLines(kind: CourtKind): readonly CourtLine[] {
  return linesOf(courtMeasures(kind));
}
