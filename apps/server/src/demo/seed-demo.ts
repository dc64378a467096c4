import { checkAchievements } from '../services/achievements/check-achievements.ts';
import type { AppContext } from '../services/context.ts';
import { createManualWorkout } from '../services/manual-workouts/create-manual-workout.ts';
import { findOrCreateUser } from '../services/sign-in/find-or-create-user.ts';
import type { User } from '../services/users/find-user.ts';
import { updateProfile } from '../services/users/update-profile.ts';
import { createWorkout } from '../services/workouts/create-workout.ts';
import { demoExercises } from './demo-exercises.ts';
import { demoHistory } from './demo-history.ts';
import { seedGoals } from './seed-goals.ts';

/** A reserved domain: no mail to it can reach anybody. */
export const DEMO_EMAIL = 'demo@hooplog.example';

/** The demo player, made when there is none. */
export const findDemoPlayer = (context: AppContext): Promise<User> =>
  findOrCreateUser(context, {
    email: DEMO_EMAIL,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });

/** Makes the demo player with eight weeks of workouts of both kinds and weekly goals. Run again, it adds only the days since. */
export async function seedDemo(context: AppContext): Promise<void> {
  const user = await updateProfile(context, await findDemoPlayer(context), {
    displayName: 'Demo Player',
    position: 'Guard',
    height: 73,
    skillLevel: 'Intermediate',
    productUpdates: 0,
  });
  const now = context.now();
  for (const workout of demoHistory(now)) await createWorkout(context, user, workout);
  for (const workout of demoExercises(now)) await createManualWorkout(context, user, workout);
  await seedGoals(context, user);
  // Earned long ago, as far as the player is concerned: seven messages one after the other would greet who signs in.
  await checkAchievements(context, user.id);
}
