import { acceptTeamInvitation, declineTeamInvitation } from '@hooplog/contract';
import { call } from '../../lib/api-client/call.ts';
import { useTeamChange } from '../teams/use-team-change.ts';

/** Yes or no to a team's invitation; `onAnswered` follows either. */
export function useTeamAnswer(token: string, onAnswered: () => void) {
  const input = { params: { token }, body: {} };
  const accept = useTeamChange(() => call(acceptTeamInvitation, input), {
    done: 'Invitation accepted!',
    failed: 'Failed to accept invitation',
    onDone: onAnswered,
  });
  const decline = useTeamChange(() => call(declineTeamInvitation, input), {
    done: 'Invitation declined',
    failed: 'Failed to decline invitation',
    onDone: onAnswered,
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
