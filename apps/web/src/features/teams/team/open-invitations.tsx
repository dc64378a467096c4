import type { TeamInvitation } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { formatDay } from '../../../lib/format/dates.ts';
import { teamInvitationsQuery } from '../../../lib/queries/teams.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';

interface OfTeam {
  readonly teamId: string;
}

function InvitationList({
  teamId,
  invitations,
}: OfTeam & { readonly invitations: readonly TeamInvitation[] }) {
  const timeZone = useTimeZone();
  const { mutate, isPending } = useTeamChange(
    (invitationId: string) =>
      call('DELETE /api/teams/:id/invitations/:invitationId', {
        params: { id: teamId, invitationId },
      }),
    {
      failed: t('Failed to take the invitation back'),
    },
  );
  if (invitations.length === 0) return null;
  return (
    <ul aria-label={t('Open invitations')} className="mt-4">
      {invitations.map(({ id, email, expiresAt }) => (
        <li key={id} className="flex items-center gap-2 border-t border-line py-1.5">
          <span className="min-w-0 flex-1">
            <span className="block truncate">{email}</span>
            <span className="block text-sm text-muted">
              {t('Open until {day}', { day: formatDay(expiresAt, timeZone) })}
            </span>
          </span>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('Take back the invitation of {email}', { email })}
            disabled={isPending}
            onClick={() => {
              mutate(id);
            }}
          >
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Invitations that have not been answered. */
export function OpenInvitations({ teamId }: OfTeam) {
  return (
    <Loaded
      query={useQuery(teamInvitationsQuery(teamId))}
      title={t('Invitations could not be loaded')}
      skeleton={<Skeleton className="mt-4 h-12" />}
    >
      {(invitations) => <InvitationList teamId={teamId} invitations={invitations} />}
    </Loaded>
  );
}
