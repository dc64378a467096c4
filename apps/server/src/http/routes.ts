import type { AppContext } from '../services/context.ts';
import type { RegisterRoute } from './route.ts';
import { authRoutes } from './routes/auth.ts';
import { healthRoutes } from './routes/health.ts';
import { placeRoutes } from './routes/places.ts';
import { statisticsRoutes } from './routes/statistics.ts';
import { userRoutes } from './routes/users.ts';
import { videoRoutes } from './routes/videos.ts';
import { workoutRoutes } from './routes/workouts.ts';

/** Every call of the API, resource by resource. */
export function registerRoutes(route: RegisterRoute, context: AppContext): void {
  authRoutes(route, context);
  healthRoutes(route, context);
  placeRoutes(route, context);
  statisticsRoutes(route, context);
  userRoutes(route, context);
  videoRoutes(route, context);
  workoutRoutes(route, context);
}
