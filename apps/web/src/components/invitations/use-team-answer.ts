import type { ReceivedTeamInvitation } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { call } from '../../lib/api-client/call.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { useTeamChange } from '../teams/use-team-change.ts';

/** An invitation declined elsewhere stays declined; a player on the team has accepted it. */
const isAccepted = ({ role }: ReceivedTeamInvitation) => role === 'player';

function tellAccepted(answer: ReceivedTeamInvitation): void {
  const leads = { path: `/teams/${answer.team.id}`, label: t('See the team') };
  if (isAccepted(answer))
    toast({ title: t('Success'), description: t('Invitation accepted!'), leads });
  else tellProcessed(t('Failed to accept invitation'), answer.status);
}

function tellDeclined(answer: ReceivedTeamInvitation): void {
  if (isAccepted(answer)) tellProcessed(t('Failed to decline invitation'), 'accepted');
  else toast({ title: t('Success'), description: t('Invitation declined') });
}

const tellProcessed = (title: string, status: ReceivedTeamInvitation['status']) => {
  toast({
    title,
    description: t(
      'This invitation has already been {status, select, accepted {accepted} declined {declined} revoked {revoked} other {answered}}.',
      { status },
    ),
    tone: 'destructive',
  });
};

/** Accepts or declines a team's invitation; `onAnswered` receives the outcome, even if it was answered elsewhere. */
export function useTeamAnswer(
  token: string,
  onAnswered: (answer: ReceivedTeamInvitation) => void = () => undefined,
) {
  const input = { params: { token }, body: {} };
  const accept = useTeamChange(() => call('POST /api/team-invitations/:token/accept', input), {
    failed: t('Failed to accept invitation'),
    onDone: (answer) => {
      tellAccepted(answer);
      onAnswered(answer);
    },
  });
  const decline = useTeamChange(() => call('POST /api/team-invitations/:token/decline', input), {
    failed: t('Failed to decline invitation'),
    onDone: (answer) => {
      tellDeclined(answer);
      onAnswered(answer);
    },
  });
  return {
    busy: accept.isPending || decline.isPending,
    accept: () => {
      accept.mutate();
    },
    decline: () => {
      decline.mutate();
    },
  };
}
