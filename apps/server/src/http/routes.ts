import type { AppContext } from '../services/context.ts';
import type { RegisterRoute } from './route.ts';
import { authRoutes } from './routes/auth.ts';
import { healthRoutes } from './routes/health.ts';
import { userRoutes } from './routes/users.ts';

/** Every call of the API, resource by resource. */
export function registerRoutes(route: RegisterRoute, context: AppContext): void {
  authRoutes(route, context);
  healthRoutes(route, context);
  userRoutes(route, context);
}
