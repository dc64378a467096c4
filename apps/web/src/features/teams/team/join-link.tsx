import type { TeamLink } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';
import { Button } from '../../../components/ui/button.tsx';
import { CopyLinkButton } from '../../../components/ui/copy-link-button.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { formatDay } from '../../../lib/format/dates.ts';
import { teamLinkQuery } from '../../../lib/queries/teams.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { withBase } from '../../../lib/base-path.ts';

interface OfTeam {
  readonly teamId: string;
}

function Link({ teamId, link }: OfTeam & TeamLink) {
  const timeZone = useTimeZone();
  const renew = useTeamChange(() => call('POST /api/teams/:id/link', { params: { id: teamId } }), {
    failed: t('Failed to make a join link'),
  });
  const stop = useTeamChange(() => call('DELETE /api/teams/:id/link', { params: { id: teamId } }), {
    failed: t('Failed to stop the join link'),
  });
  const busy = renew.isPending || stop.isPending;
  if (link === null) {
    return (
      <Button
        variant="secondary"
        pending={busy}
        onClick={() => {
          renew.mutate();
        }}
      >
        <Link2 aria-hidden /> {t('Make a Join Link')}
      </Button>
    );
  }
  const url = window.location.origin + withBase(`/join/${link.token}`);
  return (
    <>
      <Input readOnly aria-label={t('Join link')} value={url} />
      <p className="mt-1 text-sm text-muted">
        {t('Good until {day}. Anyone who has it can join.', {
          day: formatDay(link.expiresAt, timeZone),
        })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyLinkButton url={url} />
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() => {
            renew.mutate();
          }}
        >
          {t('New Link')}
        </Button>
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() => {
            stop.mutate();
          }}
        >
          {t('Stop Link')}
        </Button>
      </div>
    </>
  );
}

/** The link with which anyone who has it can join. */
export function JoinLink({ teamId }: OfTeam) {
  return (
    <Loaded
      query={useQuery(teamLinkQuery(teamId))}
      title={t('The join link could not be loaded')}
      skeleton={<Skeleton className="h-24" />}
    >
      {({ link }) => <Link teamId={teamId} link={link} />}
    </Loaded>
  );
}
