import { useQuery } from '@tanstack/react-query';
import { pendingInvitationCountQuery } from '../../lib/queries/invitations.ts';
import { useSession } from '../../lib/session/use-session.ts';

/** How many invitations wait for an answer, by navigation target. Empty if they cannot be loaded. */
export function usePendingInvites(): Readonly<Partial<Record<string, number>>> {
  const session = useSession();
  const { data: count } = useQuery({
    ...pendingInvitationCountQuery,
    enabled: session.state === 'signed_in',
  });
  return count === undefined ? {} : { '/groups': count };
}
