import type { ZoneWorkout as Presented } from '@hooplog/contract';
import type { ZoneWorkout } from '../services/statistics/get-zone-workouts.ts';

export function presentZoneWorkout({ workoutDate, shots, ...rest }: ZoneWorkout): Presented {
  return { ...rest, workoutDate: workoutDate.toISOString(), shots: [...shots] };
}
