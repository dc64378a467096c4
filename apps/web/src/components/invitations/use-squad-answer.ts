import {
  acceptInvitation,
  declineInvitation,
  listGroups,
  listNotifications,
  type ReceivedInvitation,
} from '@hooplog/contract';
import { call } from '../../lib/api-client/call.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { toast } from '../../lib/toast/toast-store.ts';

/** Of squads, of invitations to them, and of what the inbox tells. */
const REFRESHED = [listGroups.path, '/api/invitations', listNotifications.path] as const;

/**
 * Yes or no to a squad's invitation; `onAnswered` follows either. Without it one stays where one is, and the message leads
 * to the squad.
 */
export function useSquadAnswer(token: string, onAnswered?: () => void) {
  const input = { params: { token }, body: {} };
  const saying = (done: string, failed: string) => ({
    title: failed,
    failed: '',
    refresh: REFRESHED,
    onDone: ({ groupId, isMember }: ReceivedInvitation) => {
      const leads = { path: `/groups/${groupId}`, label: 'See the squad' };
      toast({ title: done, ...(isMember && onAnswered === undefined && { leads }) });
      onAnswered?.();
    },
  });
  return {
    accept: useChange(
      () => call(acceptInvitation, input),
      saying('Invitation accepted!', 'Failed to accept invitation'),
    ),
    decline: useChange(
      () => call(declineInvitation, input),
      saying('Invitation declined', 'Failed to decline invitation'),
    ),
  };
}
