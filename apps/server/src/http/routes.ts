import type { AppContext } from '../services/context.ts';
import type { RegisterRoute } from './route.ts';
import { achievementRoutes } from './routes/achievements.ts';
import { authProviderRoutes } from './routes/auth-providers.ts';
import { authRoutes } from './routes/auth.ts';
import { calendarRoutes } from './routes/calendar.ts';
import { goalRoutes } from './routes/goals.ts';
import { healthRoutes } from './routes/health.ts';
import { mailRoutes } from './routes/mail.ts';
import { manualWorkoutRoutes } from './routes/manual-workouts.ts';
import { ownDataRoutes } from './routes/own-data.ts';
import { placeRoutes } from './routes/places.ts';
import { progressRoutes } from './routes/progress.ts';
import { statisticsRoutes } from './routes/statistics.ts';
import { userRoutes } from './routes/users.ts';
import { videoRoutes } from './routes/videos.ts';
import { workoutRoutes } from './routes/workouts.ts';

/** Every call of the API, resource by resource. */
export function registerRoutes(route: RegisterRoute, context: AppContext): void {
  achievementRoutes(route, context);
  authProviderRoutes(route, context);
  authRoutes(route, context);
  calendarRoutes(route, context);
  goalRoutes(route, context);
  healthRoutes(route, context);
  mailRoutes(route, context);
  manualWorkoutRoutes(route, context);
  ownDataRoutes(route, context);
  placeRoutes(route, context);
  progressRoutes(route, context);
  statisticsRoutes(route, context);
  userRoutes(route, context);
  videoRoutes(route, context);
  workoutRoutes(route, context);
}
