import { lt } from 'drizzle-orm';
import { rateLimits } from '../../database/schema/rate-limits.ts';
import type { AppContext } from '../context.ts';

/** Deletes counts whose windows are over. */
export async function forgetRateLimits({
  database,
  now,
}: Pick<AppContext, 'database' | 'now'>): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.expire, now().getTime()));
}
