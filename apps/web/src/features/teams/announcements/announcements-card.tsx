import type { Announcement, TeamDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { lazyDialog } from '../../../components/ui/lazy-part.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { ShowMore } from '../../../components/ui/show-more.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { formatDayAndTime } from '../../../lib/format/dates.ts';
import { announcementsQuery } from '../../../lib/queries/teams.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';

// Not needed until a coach writes an announcement.
const AnnouncementDialog = lazyDialog(
  async () => (await import('./announcement-dialog.tsx')).AnnouncementDialog,
);

interface AnnouncementRowProps {
  readonly announcement: Announcement;
  readonly role: TeamDetails['role'];
  readonly mayManage: boolean;
}

function AnnouncementRow({ announcement, role, mayManage }: AnnouncementRowProps) {
  const { id, text, player, createdAt } = announcement;
  const timeZone = useTimeZone();
  const { mutate, isPending } = useTeamChange(
    () => call('DELETE /api/announcements/:id', { params: { id } }),
    { failed: t('Failed to take the announcement back') },
  );
  const isFor =
    player !== undefined &&
    (role === 'coach' ? t('For {player}', { player: player.name }) : t('For you'));
  return (
    <li className="flex gap-2 border-t border-line py-3 first:border-0 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere whitespace-pre-line">
          <bdi>{text}</bdi>
        </p>
        <p className="mt-1 text-sm text-muted">
          {isFor && <span className="font-semibold">{`${isFor} · `}</span>}
          <time dateTime={createdAt}>{formatDayAndTime(createdAt, timeZone)}</time>
        </p>
      </div>
      {mayManage && player === undefined && (
        <Button
          variant="quiet"
          size="icon"
          className="-me-2 shrink-0"
          aria-label={t('Take back: {text}', { text })}
          disabled={isPending}
          onClick={() => {
            mutate();
          }}
        >
          <Trash2 aria-hidden />
        </Button>
      )}
    </li>
  );
}

/** Announcements of the coach; players also see those sent to them alone. */
export function AnnouncementsCard({ team }: { readonly team: TeamDetails }) {
  const [isWriting, setIsWriting] = useState(false);
  const query = useInfiniteQuery(announcementsQuery(team.id));
  const { role, mayManage } = team;
  const nothing =
    role === 'coach'
      ? t('Tell everybody when practice is, or one player what to work on.')
      : t('Your coach has not written anything yet.');
  return (
    <Card aria-labelledby="announcements">
      <CardHeading
        id="announcements"
        className="items-center"
        action={
          mayManage && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setIsWriting(true);
              }}
            >
              <Megaphone aria-hidden /> {t('Write')}
            </Button>
          )
        }
      >
        {t('Announcements')}
      </CardHeading>
      <Loaded
        query={{ ...query, data: query.data?.pages.flatMap(({ items }) => items) }}
        title={t('The announcements could not be loaded')}
        skeleton={<Skeleton className="h-24" />}
      >
        {(announcements) =>
          announcements.length === 0 ? (
            <p className="text-muted">{nothing}</p>
          ) : (
            <ul>
              {announcements.map((announcement) => (
                <AnnouncementRow
                  key={announcement.id}
                  announcement={announcement}
                  role={role}
                  mayManage={mayManage}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ShowMore list={query} />
      {isWriting && (
        <AnnouncementDialog
          team={team}
          onClose={() => {
            setIsWriting(false);
          }}
        />
      )}
    </Card>
  );
}
