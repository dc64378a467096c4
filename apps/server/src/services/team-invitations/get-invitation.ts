import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { teamInvites } from '../../database/schema/community.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { readReceived, type ReceivedInvitation } from './rows.ts';

/** What a token leads to. */
export async function findInvitation(
  database: Queryable,
  user: User,
  now: Date,
  token: string,
): Promise<ReceivedInvitation> {
  const [found] = await readReceived(database, user, now, eq(teamInvites.token, token));
  if (found === undefined) throw notFound('Invitation');
  return found;
}

/** What a token leads to, for who was given it. */
export const getInvitation = (
  { database, now }: AppContext,
  user: User,
  token: string,
): Promise<ReceivedInvitation> => findInvitation(database, user, now(), token);
