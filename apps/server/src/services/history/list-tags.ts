import { LIMITS } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import { workouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';

/** The user's own tags, the most used first. Its cost does not grow with the history. */
export async function listTags(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
): Promise<string[]> {
  const { rows } = await database.execute<{ tag: string }>(sql`
    select tag from (
      select ${workouts.tags} as tags from ${workouts} where ${workouts.userId} = ${userId}
      order by ${workouts.workoutDate} desc, ${workouts.id} desc limit ${LIMITS.HISTORY_READ}
    ) newest, unnest(newest.tags) tag
    group by tag order by count(*) desc, tag limit ${LIMITS.TAGS_OFFERED}`);
  return rows.map(({ tag }) => tag);
}
