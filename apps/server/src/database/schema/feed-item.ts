import { uuid } from 'drizzle-orm/pg-core';
import { userAchievements } from './statistics.ts';
import { manualWorkouts, workouts } from './workouts.ts';

/** Which item of a squad's feed a row is about: a workout with shots, timed exercises, or a badge of a player. */
export const feedItem = (onDelete: 'cascade' | 'set null') => ({
  workoutId: uuid().references(() => workouts.id, { onDelete }),
  manualWorkoutId: uuid().references(() => manualWorkouts.id, { onDelete }),
  badgeId: uuid().references(() => userAchievements.id, { onDelete }),
});
