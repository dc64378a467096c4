import {
  acceptInvitation,
  declineInvitation,
  listGroups,
  listNotifications,
} from '@hooplog/contract';
import { call } from '../../lib/api-client/call.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { toast } from '../../lib/toast/toast-store.ts';

/** Of squads, of invitations to them, and of what the inbox tells. */
const REFRESHED = [listGroups.path, '/api/invitations', listNotifications.path] as const;

/** Yes or no to a squad's invitation; `onAnswered` follows either. */
export function useSquadAnswer(token: string, onAnswered: () => void) {
  const input = { params: { token }, body: {} };
  const saying = (done: string, failed: string) => ({
    title: failed,
    failed: '',
    refresh: REFRESHED,
    onDone: () => {
      toast({ title: done });
      onAnswered();
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
