import { uuid } from 'drizzle-orm/pg-core';
import { userAchievements } from './statistics.ts';
import { manualWorkouts, workouts } from './workouts.ts';

/** The item of a squad's feed that a row is about: a workout with shots, timed exercises, or a player's badge. */
export const feedItem = (onDelete: 'cascade' | 'set null') => ({
  workoutId: uuid().references(() => workouts.id, { onDelete }),
  manualWorkoutId: uuid().references(() => manualWorkouts.id, { onDelete }),
  badgeId: uuid().references(() => userAchievements.id, { onDelete }),
});
