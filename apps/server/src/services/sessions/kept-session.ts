import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { preparedOnce } from '../../database/prepared.ts';
import { sessions, users } from '../../database/schema/users.ts';
import type { User } from '../users/find-user.ts';

/** What is kept of a session besides whose it is. */
export interface SessionFacts {
  /** The user's own day on which the session was last prolonged. */
  readonly renewedOn?: string;
  /** ISO instant of the sign-in. Absent in sessions of older versions. */
  readonly startedAt?: string;
  /** By which its owner knows it: "Safari on iPhone". */
  readonly device?: string;
}

export interface KeptSession extends SessionFacts {
  /** Opens it: never leaves the server but in its own cookie. */
  readonly id: string;
  readonly user: User;
}

/** Days from the last day of use. */
export const SESSION_DAYS = 30;
const inThirtyDays = sql`now() + make_interval(days => ${SESSION_DAYS})`;

const statement = preparedOnce((database) =>
  database
    .select({ facts: sessions.sess, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sql`(${sessions.sess} ->> 'userId')::uuid`))
    .where(
      and(
        eq(sessions.sid, sql.placeholder('id')),
        gt(sessions.expire, sql`now()`),
        isNull(users.disabledAt),
      ),
    )
    .prepare('read_session'),
);

/**
 * Finds a session with its user in one statement: every call of the API begins with it. Nothing is kept in between, so that a
 * session that was ended is over with the next call.
 */
export async function readSession(database: Database, id: string): Promise<KeptSession | null> {
  const [found] = await statement(database).execute({ id });
  return found === undefined ? null : { ...(found.facts as SessionFacts), id, user: found.user };
}

/** 192 random bits. */
const makeId = () => randomBytes(24).toString('base64url');

/** Keeps a new session of a user, and forgets those that nobody used for long. Its id. */
export async function addSession(
  database: Database,
  userId: string,
  facts: SessionFacts,
): Promise<string> {
  await database.delete(sessions).where(lt(sessions.expire, sql`now()`));
  const sid = makeId();
  const sess = { userId, ...facts };
  await database.insert(sessions).values({ sid, sess, expire: inThirtyDays });
  return sid;
}

/** Prolongs a session; one that was ended meanwhile stays ended. */
export async function prolongSession(
  database: Database,
  id: string,
  facts: SessionFacts,
): Promise<void> {
  const sess = sql`(${sessions.sess}::jsonb || ${JSON.stringify(facts)}::jsonb)::json`;
  await database.update(sessions).set({ sess, expire: inThirtyDays }).where(eq(sessions.sid, id));
}

export async function removeSession(database: Database, id: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.sid, id));
}
