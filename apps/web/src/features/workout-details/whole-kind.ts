import type { UpdateWorkoutBody, WorkoutDetails } from '@hooplog/contract';
import { allOfKind, SHOT_KINDS, type ShotKind } from '@hooplog/domain';
import type { toCorrection } from './zone-counts.ts';

/** The kind of all shots of a workout; `several` if they are of different kinds or only some have one. */
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

/** Gives all shots this kind. Different kinds stay as they are. */
export function toKinds(
  kind: WholeKind,
  { workout, shotData }: ReturnType<typeof toCorrection>,
): Pick<UpdateWorkoutBody, 'kindData'> {
  if (kind === 'several') return {};
  if (kind === 'none') return { kindData: [] };
  return { kindData: allOfKind({ made: workout.made, total: workout.totalShots }, shotData, kind) };
}
