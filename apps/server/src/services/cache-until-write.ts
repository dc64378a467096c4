import { sql } from 'drizzle-orm';
import { preparedOnce } from '../database/prepared.ts';
import type { AppContext } from './context.ts';

/** Days begin with a minute everywhere; and no mistake of what is kept outlives one. */
const MINUTE_MS = 60_000;

/** Which transactions have ended: as long as it is the same text, the same rows are there. */
const readSnapshot = preparedOnce((database) =>
  database
    .select({ snapshot: sql<string>`pg_current_snapshot()::text` })
    .from(sql`(values (1)) as once`)
    .prepare('read_snapshot'),
);

/**
 * What is read of the database and the minute alone, read again only when some transaction has written meanwhile, anything and
 * by whatever process. Asking for that is a tenth of reading a hundred rows. Only one run of it may be under way.
 */
export function cacheUntilWrite<T>(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  read: () => Promise<T>,
): () => Promise<T> {
  let kept: { readonly at: string; readonly answer: T } | null = null;
  return async () => {
    // Before the rows: if they are newer than it, the next call reads them again.
    const [seen] = await readSnapshot(database).execute();
    const at = `${seen?.snapshot} ${Math.floor(now().getTime() / MINUTE_MS)}`;
    if (kept?.at !== at) kept = { at, answer: await read() };
    return kept.answer;
  };
}
