import { LIMITS } from '@hooplog/domain';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { pendingFor } from './pending.ts';
import { readInvitations, type ReceivedInvitation } from './rows.ts';

/** Open invitations for the user's address, newest first. */
export function listPendingInvitations(
  { database, now }: AppContext,
  user: User,
): Promise<ReceivedInvitation[]> {
  return readInvitations(database, user.id, now(), pendingFor(user, now()), LIMITS.PAGE_MAX);
}
