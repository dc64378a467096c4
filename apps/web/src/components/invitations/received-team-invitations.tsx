import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { receivedTeamInvitationsQuery } from '../../lib/queries/teams.ts';
import { WHAT_COACHES_SEE } from '../teams/team-text.ts';
import { Card, CardHeading } from '../ui/card.tsx';
import { TeamAnswer } from './answer-buttons.tsx';

/** Team invitations sent to the user's address by coaches. Empty if there are none. */
export function ReceivedTeamInvitations() {
  const { data: invitations } = useQuery(receivedTeamInvitationsQuery);
  if (invitations === undefined || invitations.length === 0) return null;
  return (
    <Card aria-labelledby="team-invitations" className="bg-accent-soft">
      <CardHeading id="team-invitations" description={WHAT_COACHES_SEE}>
        {t('Team invitations')}
      </CardHeading>
      <ul>
        {invitations.map(({ token, team, coach }) => (
          <li
            key={token}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-none first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-bold break-words">{team.name}</p>
              <p className="text-sm text-muted">{t('Coached by {coach}', { coach: coach.name })}</p>
            </div>
            <TeamAnswer token={token} name={team.name} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
