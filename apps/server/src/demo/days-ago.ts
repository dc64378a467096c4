import type { AppContext } from '../services/context.ts';
import { DAY_MS } from './demo-days.ts';

/** The same some days ago, so that what is done with it was done then. */
export function daysAgo(context: AppContext, days: number): AppContext {
  const moment = new Date(context.now().getTime() - days * DAY_MS);
  return { ...context, now: () => moment };
}
