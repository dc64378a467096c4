import type { UpdateWorkoutBody, WorkoutDetails } from '@hooplog/contract';
import { allOfKind, SHOT_KINDS, type ShotKind } from '@hooplog/domain';
import type { toCorrection } from './zone-counts.ts';

/** Of what kind a whole count is; `several` where only some of its shots are said to be of one, or of different ones. */
export type WholeKind = ShotKind | 'none' | 'several';

export function wholeKindOf({
  totalShots,
  kindData = [],
}: Pick<WorkoutDetails, 'totalShots' | 'kindData'>): WholeKind {
  if (kindData.length === 0) return 'none';
  const counted = (kind: ShotKind) =>
    kindData.reduce((sum, part) => sum + (part.kind === kind ? part.total : 0), 0);
  return SHOT_KINDS.find((kind) => counted(kind) === totalShots) ?? 'several';
}

/** What makes the counts of that kind. Several kinds stay as they are. */
export function toKinds(
  kind: WholeKind,
  { workout, shotData }: ReturnType<typeof toCorrection>,
): Pick<UpdateWorkoutBody, 'kindData'> {
  if (kind === 'several') return {};
  if (kind === 'none') return { kindData: [] };
  return { kindData: allOfKind({ made: workout.made, total: workout.totalShots }, shotData, kind) };
}
