import { and, eq, gt } from 'drizzle-orm';
import { teamInvites } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { readReceived, type ReceivedInvitation } from './rows.ts';

/** Open invitations to the user's address, to teams that they are not in. */
export async function listReceived(
  { database, now }: AppContext,
  user: User,
): Promise<ReceivedInvitation[]> {
  const received = await readReceived(
    database,
    user,
    now(),
    and(
      eq(teamInvites.inviteeEmail, user.email),
      eq(teamInvites.status, 'pending'),
      gt(teamInvites.expiresAt, now()),
    ),
  );
  return received.filter(({ role }) => role === null);
}
