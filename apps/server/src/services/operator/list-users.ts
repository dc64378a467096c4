import { OPERATOR_PAGE } from '@hooplog/contract';
import { desc, eq, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import { trash } from '../../database/schema/trash.ts';
import { sessions, users } from '../../database/schema/users.ts';
import { reels, videos } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import { pageOf, type PageOf } from '../page-of.ts';
import { BYTES_WITH_REEL } from '../room/bytes-of-video.ts';
import type { User } from '../users/find-user.ts';

/** An account with facts about its use. */
export interface OperatedAccount {
  readonly user: User;
  readonly lastActiveDay: string | null;
  /** The room that they use, as `getRoom` computes it. */
  readonly bytes: number;
}

interface Asked {
  readonly q?: string | undefined;
  /** The last id of the previous page. */
  readonly before?: string | undefined;
}

/** A LIKE pattern for texts with a given beginning; wildcards in the input are escaped. */
export const beginsWith = (text: string): string =>
  `${text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * The newest accounts, or the first ones whose address or name begins with the text: each half reads along an index of its own.
 */
async function findUsers(
  { database }: Pick<AppContext, 'database'>,
  { q, before }: Asked,
): Promise<User[]> {
  const rows = () => database.select().from(users);
  if (q === undefined) {
    return rows()
      .where(before === undefined ? undefined : lt(users.id, before))
      .orderBy(desc(users.id))
      .limit(OPERATOR_PAGE + 1);
  }
  const like = (column: SQL) =>
    rows()
      .where(sql`${column} like ${beginsWith(q)}`)
      .limit(OPERATOR_PAGE);
  const found = [
    ...(await like(sql`${users.email}`)),
    ...(await like(sql`lower(${users.displayName})`)),
  ];
  return [...new Map(found.map((user) => [user.id, user])).values()].slice(0, OPERATOR_PAGE);
}

/** Accounts for the operator, with the last active day and the room that they use. */
export async function listUsers(
  context: Pick<AppContext, 'database'>,
  asked: Asked,
): Promise<PageOf<OperatedAccount>> {
  const { database } = context;
  const { page, last } = pageOf(await findUsers(context, asked), OPERATOR_PAGE);
  if (page.length === 0) return { page: [], last: null };
  const ids = page.map(({ id }) => id);
  const userId = sql<string>`${sessions.sess} ->> 'userId'`;
  const days = await database
    .select({ userId, day: sql<string | null>`max(${sessions.sess} ->> 'renewedOn')` })
    .from(sessions)
    .where(inArray(userId, ids))
    .groupBy(userId);
  const rooms = [
    ...(await database
      .select({ userId: videos.userId, bytes: sum(BYTES_WITH_REEL).mapWith(Number) })
      .from(videos)
      .leftJoin(reels, eq(reels.videoId, videos.id))
      .where(inArray(videos.userId, ids))
      .groupBy(videos.userId)),
    ...(await database
      .select({ userId: trash.userId, bytes: sum(trash.bytes).mapWith(Number) })
      .from(trash)
      .where(inArray(trash.userId, ids))
      .groupBy(trash.userId)),
  ];
  const accounts = page.map((user) => ({
    user,
    lastActiveDay: days.find((row) => row.userId === user.id)?.day ?? null,
    bytes: rooms
      .filter((row) => row.userId === user.id)
      .reduce((bytes, room) => bytes + room.bytes, user.photoBytes ?? 0),
  }));
  return { page: accounts, last: last === null ? null : (accounts.at(-1) ?? null) };
}
