import type { ManualWorkout, ManualWorkoutDetails } from '@hooplog/contract';
import type {
  ManualWorkoutRow,
  ManualWorkoutWithExercises,
} from '../services/manual-workouts/rows.ts';

export function presentManualWorkout(workout: ManualWorkoutRow): ManualWorkout {
  return {
    id: workout.id,
    workoutDate: workout.workoutDate.toISOString(),
    createdAt: workout.createdAt.toISOString(),
    localDay: workout.localDay,
    timeZone: workout.timeZone,
    totalDuration: workout.totalDuration,
    notes: workout.notes,
  };
}

export function presentManualWorkoutDetails({
  workout,
  exercises,
}: ManualWorkoutWithExercises): ManualWorkoutDetails {
  return { ...presentManualWorkout(workout), exercises: [...exercises] };
}
