import type { AppContext } from '../services/context.ts';
import { DAY_MS } from './demo-days.ts';

/** The same context with its clock set back by some days, for actions that happened then. */
export function daysAgo(context: AppContext, days: number): AppContext {
  const moment = new Date(context.now().getTime() - days * DAY_MS);
  return { ...context, now: () => moment };
}
