import { eq } from 'drizzle-orm';
import { mayAnswerInvitation } from '../../auth/may.ts';
import type { Queryable } from '../../database/connect.ts';
import { teamInvites } from '../../database/schema/community.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { readReceived, type ReceivedInvitation } from './rows.ts';

/** What a token leads to, for who may answer it. */
export async function findInvitation(
  database: Queryable,
  user: User,
  now: Date,
  token: string,
): Promise<ReceivedInvitation> {
  const [found] = await readReceived(database, user, now, eq(teamInvites.token, token));
  if (found === undefined) throw notFound('Invitation');
  if (!mayAnswerInvitation(user, found.invite)) {
    throw new AppError('forbidden', 'This invitation was sent to another e-mail address');
  }
  return found;
}

/** What an invitation or a join link leads to. */
export const getInvitation = (
  { database, now }: AppContext,
  user: User,
  token: string,
): Promise<ReceivedInvitation> => findInvitation(database, user, now(), token);
