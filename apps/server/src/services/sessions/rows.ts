import { createHmac } from 'node:crypto';
import { and, desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sessions } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';

const dataSchema = z.object({
  device: z.string().optional(),
  startedAt: z.string().optional(),
  renewedOn: z.string().optional(),
});

/** A session of a user; `sid` opens it and never leaves the server. */
export interface SessionRow extends z.output<typeof dataSchema> {
  readonly sid: string;
}

/** More than anybody has; older ones expire by themselves. */
const MAX_SESSIONS = 100;

/** All sessions of a user; worded like the index, so that PostgreSQL uses it. */
export const ofUser = (userId: string) => sql`${sessions.sess} ->> 'userId' = ${userId}`;

/** The running sessions of a user, the last used first. */
export async function sessionRows(context: AppContext, userId: string): Promise<SessionRow[]> {
  const rows = await context.database
    .select({ sid: sessions.sid, sess: sessions.sess })
    .from(sessions)
    .where(and(ofUser(userId), sql`${sessions.expire} > now()`))
    .orderBy(desc(sessions.expire))
    .limit(MAX_SESSIONS);
  return rows.map(({ sid, sess }) => ({ sid, ...dataSchema.parse(sess) }));
}

/** A public id for a session that does not reveal the secret that opens it. */
export const publicId = (context: AppContext, sid: string): string =>
  createHmac('sha256', context.secret).update(`session\n${sid}`).digest('hex').slice(0, 32);
