import { randomBytes } from 'node:crypto';
import type { NotificationKind } from '@hooplog/domain';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/connect.ts';
import { preparedOnce } from '../../database/prepared.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { sessions, users } from '../../database/schema/users.ts';
import { UNREAD_KINDS } from '../notifications/unread-kinds.ts';
import { TOTALS, type Totals, utcDayOf } from '../statistics/totals.ts';
import type { User } from '../users/find-user.ts';

/** Data of a session besides its user. */
export interface SessionFacts {
  /** The day, in the user's own calendar, on which the session was last prolonged. */
  readonly renewedOn?: string;
  /** ISO instant of the sign-in. Absent in sessions of older versions. */
  readonly startedAt?: string;
  /** Device name for the owner, such as "Safari on iPhone". */
  readonly device?: string;
}

export interface KeptSession extends SessionFacts {
  /** Secret that opens the session: leaves the server only in its own cookie. */
  readonly id: string;
  readonly user: User;
  /** The user's totals, if requested; null if there are none yet. */
  readonly totals?: Totals | null;
  /** Kinds with unread entries in the inbox, if requested. */
  readonly unreadKinds?: readonly NotificationKind[];
}

/** What can be read in the same statement as a session, for frequent calls: a second statement would double their cost. */
export type ReadWithSession = 'totals' | 'unreadKinds';

interface AlsoRead {
  readonly what: ReadWithSession;
  /** The time as of which totals are read. */
  readonly now: Date;
}

/** Days from the last day of use. */
export const SESSION_DAYS = 30;
const inThirtyDays = sql`now() + make_interval(days => ${SESSION_DAYS})`;

const isOpen = and(
  eq(sessions.sid, sql.placeholder('id')),
  gt(sessions.expire, sql`now()`),
  isNull(users.disabledAt),
);

const SESSION = { facts: sessions.sess, user: users };

const isItsUser = eq(users.id, sql`(${sessions.sess} ->> 'userId')::uuid`);

const alone = preparedOnce((database) =>
  database
    .select(SESSION)
    .from(sessions)
    .innerJoin(users, isItsUser)
    .where(isOpen)
    .prepare('read_session'),
);

const withTotals = preparedOnce((database) =>
  database
    .select({ ...SESSION, totals: TOTALS })
    .from(sessions)
    .innerJoin(users, isItsUser)
    .leftJoin(userStats, eq(userStats.userId, users.id))
    .where(isOpen)
    .prepare('read_session_with_totals'),
);

const withUnreadKinds = preparedOnce((database) =>
  database
    .select({ ...SESSION, unreadKinds: UNREAD_KINDS })
    .from(sessions)
    .innerJoin(users, isItsUser)
    .where(isOpen)
    .prepare('read_session_with_unread_kinds'),
);

function select(database: Database, id: string, also: AlsoRead | null) {
  if (also === null) return alone(database).execute({ id });
  if (also.what === 'unreadKinds') return withUnreadKinds(database).execute({ id });
  return withTotals(database).execute({ id, utcDay: utcDayOf(also.now) });
}

/**
 * Finds a session with its user in one statement, at the start of every API call. Nothing is cached, so that an ended session
 * stops at once.
 */
export async function readSession(
  database: Database,
  id: string,
  also: AlsoRead | null = null,
): Promise<KeptSession | null> {
  const [found] = await select(database, id, also);
  if (found === undefined) return null;
  const { facts, ...read } = found;
  return { ...(facts as SessionFacts), id, ...read };
}

/** 192 random bits. */
const makeId = () => randomBytes(24).toString('base64url');

/**
 * Stores a new session of a user, and deletes expired ones. Returns its id.
 *
 * @param sid must be impossible to guess
 */
export async function addSession(
  database: Queryable,
  userId: string,
  facts: SessionFacts,
  sid = makeId(),
): Promise<string> {
  await database.delete(sessions).where(lt(sessions.expire, sql`now()`));
  const sess = { userId, ...facts };
  await database.insert(sessions).values({ sid, sess, expire: inThirtyDays });
  return sid;
}

/** Prolongs a session; one that has been ended stays ended. */
export async function prolongSession(
  database: Database,
  id: string,
  facts: SessionFacts,
): Promise<void> {
  const sess = sql`(${sessions.sess}::jsonb || ${JSON.stringify(facts)}::jsonb)::json`;
  await database.update(sessions).set({ sess, expire: inThirtyDays }).where(eq(sessions.sid, id));
}

export async function removeSession(database: Queryable, id: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.sid, id));
}
