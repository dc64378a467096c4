import { t } from '@hooplog/language';
import type { CourtPoint } from '../units.ts';
import { type CourtKind, courtMeasures } from './kinds.ts';

/** Identifies a landmark, alike on every kind of floor. Left is the left of a player facing the basket. */
export type LandmarkId =
  | 'lane_baseline_left'
  | 'lane_baseline_right'
  | 'lane_free_throw_left'
  | 'lane_free_throw_right'
  | 'three_baseline_left'
  | 'three_baseline_right'
  | 'corner_left'
  | 'corner_right'
  | 'half_court_left'
  | 'half_court_right'
  | 'free_throw_circle_top'
  | 'three_top';

/** A spot of the floor that is easy to find in a picture. */
export interface CourtLandmark {
  readonly id: LandmarkId;
  /** For people: "Left end of the free-throw line". */
  readonly label: string;
  readonly point: CourtPoint;
  /** True where two lines meet: such a spot can be found in the picture to the pixel. */
  readonly crossing: boolean;
}

/** Landmarks of a floor, the easiest to see first: the four corners of the lane are enough. */
export function courtLandmarks(kind: CourtKind): readonly CourtLandmark[] {
  const court = courtMeasures(kind);
  const { baselineY, freeThrowY, halfCourtY } = court;
  const both = (
    ids: readonly [LandmarkId, LandmarkId],
    labels: readonly [left: string, right: string],
    x: number,
    y: number,
  ): CourtLandmark[] => [
    { id: ids[0], label: labels[0], point: { x: -x, y }, crossing: true },
    { id: ids[1], label: labels[1], point: { x, y }, crossing: true },
  ];
  const top = (id: LandmarkId, label: string, y: number): CourtLandmark => ({
    id,
    label,
    point: { x: 0, y },
    crossing: false,
  });
  const circleTop = freeThrowY + court.freeThrowCircleRadius;
  return [
    ...both(['lane_free_throw_left', 'lane_free_throw_right'], [t('Left end of the free-throw line'), t('Right end of the free-throw line')], court.laneHalfWidth, freeThrowY), // prettier-ignore
    ...both(['lane_baseline_left', 'lane_baseline_right'], [t('Left lane line at the baseline'), t('Right lane line at the baseline')], court.laneHalfWidth, baselineY), // prettier-ignore
    top('free_throw_circle_top', t('Top of the free-throw circle'), circleTop),
    // On high-school floors both coincide there: one landmark, not two.
    ...(court.threeRadius === circleTop
      ? []
      : [top('three_top', t('Top of the three-point line'), court.threeRadius)]),
    ...both(['three_baseline_left', 'three_baseline_right'], [t('Left end of the three-point line'), t('Right end of the three-point line')], court.threeCornerX, baselineY), // prettier-ignore
    ...both(['corner_left', 'corner_right'], [t('Left corner of the court'), t('Right corner of the court')], court.sidelineX, baselineY), // prettier-ignore
    ...both(['half_court_left', 'half_court_right'], [t('Left end of the half-court line'), t('Right end of the half-court line')], court.sidelineX, halfCourtY), // prettier-ignore
  ];
}
