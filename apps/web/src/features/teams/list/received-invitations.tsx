import {
  acceptTeamInvitation,
  declineTeamInvitation,
  type ReceivedTeamInvitation,
} from '@hooplog/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { receivedTeamInvitationsQuery } from '../../../lib/queries/teams.ts';
import { WHAT_COACHES_SEE } from '../team-words.ts';
import { useTeamChange } from '../use-team-change.ts';

function InvitationRow({ invitation }: { readonly invitation: ReceivedTeamInvitation }) {
  const { token, team, coach } = invitation;
  const params = { token };
  const accept = useTeamChange({
    change: () => call(acceptTeamInvitation, { params, body: {} }),
    success: 'Invitation accepted!',
    failure: 'Failed to accept invitation',
  });
  const decline = useTeamChange({
    change: () => call(declineTeamInvitation, { params, body: {} }),
    success: 'Invitation declined',
    failure: 'Failed to decline invitation',
  });
  const busy = accept.isPending || decline.isPending;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-none first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-bold break-words">{team.name}</p>
        <p className="text-sm text-muted">{`Coached by ${coach.name}`}</p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          aria-label={`Decline: ${team.name}`}
          disabled={busy}
          onClick={() => {
            decline.mutate();
          }}
        >
          Decline
        </Button>
        <Button
          aria-label={`Accept: ${team.name}`}
          disabled={busy}
          onClick={() => {
            accept.mutate();
          }}
        >
          Accept
        </Button>
      </div>
    </li>
  );
}

/** Teams that ask the user to join. Nothing where none does. */
export function ReceivedInvitations() {
  const { data: invitations } = useQuery(receivedTeamInvitationsQuery);
  if (invitations === undefined || invitations.length === 0) return null;
  return (
    <Card aria-labelledby="team-invitations" className="bg-accent-soft">
      <CardHeading id="team-invitations" description={WHAT_COACHES_SEE}>
        Team invitations
      </CardHeading>
      <ul>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.token} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}
