import { phrase } from '@hooplog/language';
import { and, eq, ne } from 'drizzle-orm';
import { sessions } from '../../database/schema/users.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { ofUser, publicId, sessionRows } from './rows.ts';

/** Signs a device of a user out; another user's is not found. */
export async function endSession(context: AppContext, userId: string, id: string): Promise<void> {
  const rows = await sessionRows(context, userId);
  const found = rows.find(({ sid }) => publicId(context, sid) === id);
  if (found === undefined) throw notFound(phrase('Session not found'));
  await context.database.delete(sessions).where(eq(sessions.sid, found.sid));
}

/** Signs out all devices of a user except this one. */
export async function endOtherSessions(
  context: AppContext,
  userId: string,
  currentSid: string,
): Promise<void> {
  await context.database.delete(sessions).where(and(ofUser(userId), ne(sessions.sid, currentSid)));
}
