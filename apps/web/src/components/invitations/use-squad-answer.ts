import type { ReceivedInvitation } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { call } from '../../lib/api-client/call.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { toast } from '../../lib/toast/toast-store.ts';

/** Squads, their invitations, and the inbox. */
const REFRESHED = ['/api/groups', '/api/invitations', '/api/notifications'] as const;

/**
 * Accepts or declines a squad's invitation, then calls `onAnswered`. Without it the user stays on the page, and the
 * toast links to the squad.
 */
export function useSquadAnswer(token: string, onAnswered?: () => void) {
  const input = { params: { token }, body: {} };
  const saying = (done: string, failed: string) => ({
    title: failed,
    failed: '',
    refresh: REFRESHED,
    onDone: ({ groupId, isMember }: ReceivedInvitation) => {
      const leads = { path: `/groups/${groupId}`, label: t('See the squad') };
      toast({ title: done, ...(isMember && onAnswered === undefined && { leads }) });
      onAnswered?.();
    },
  });
  return {
    accept: useChange(
      () => call('POST /api/invitations/:token/accept', input),
      saying(t('Invitation accepted!'), t('Failed to accept invitation')),
    ),
    decline: useChange(
      () => call('POST /api/invitations/:token/decline', input),
      saying(t('Invitation declined'), t('Failed to decline invitation')),
    ),
  };
}
