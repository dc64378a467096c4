import { eq } from 'drizzle-orm';
import { mayAnswerInvitation } from '../../auth/may.ts';
import type { Queryable } from '../../database/connect.ts';
import { groupInvites } from '../../database/schema/community.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { readInvitations, type ReceivedInvitation } from './rows.ts';
import { WRONG_ACCOUNT_WORDS } from './words.ts';

/** What a link invites to: 404 for one that there is not, 403 for one to another address, whoever asks. */
export async function findInvitation(
  database: Queryable,
  user: User,
  now: Date,
  token: string,
): Promise<ReceivedInvitation> {
  const [found] = await readInvitations(database, user.id, now, eq(groupInvites.token, token));
  if (found === undefined) throw notFound('Invitation');
  if (!mayAnswerInvitation(user, found.invitation)) {
    throw new AppError('forbidden', WRONG_ACCOUNT_WORDS);
  }
  return found;
}

export function getInvitation(
  { database, now }: AppContext,
  user: User,
  token: string,
): Promise<ReceivedInvitation> {
  return findInvitation(database, user, now(), token);
}
