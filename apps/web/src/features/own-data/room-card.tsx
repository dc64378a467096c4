import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { AnswerTo } from '../../lib/api-client/api-call.ts';
import { formatBytes } from '../../lib/format/bytes.ts';
import { queryOf } from '../../lib/queries/query-of.ts';

type Room = AnswerTo<'GET /api/user/room'>;

const KINDS: readonly (readonly [Exclude<keyof Room, 'limitBytes' | 'usedBytes'>, string])[] = [
  ['films', t('Videos')],
  ['clips', t('Clips of workouts counted on your device')],
  ['reels', t('Reels')],
  ['photo', t('Profile photo')],
  ['unfinished', t('Unfinished uploads')],
  ['trash', t('Trash')],
];

const Ask = lazyDialog(async () => (await import('./delete-reels.tsx')).DeleteReels);

function DeleteReels() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className="ms-2 mt-3"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {t('Delete all reels')}
      </Button>
      {isAsking && (
        <Ask
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}

function RoomTaken({ room }: { readonly room: Room }) {
  const { limitBytes, usedBytes } = room;
  const used = formatBytes(usedBytes);
  if (usedBytes === 0) return <p>{t('You have no videos and no photo on the server.')}</p>;
  return (
    <>
      <p className="font-semibold figures">
        {limitBytes === null
          ? t('{used} used', { used })
          : t('{used} of {limit} used', { used, limit: formatBytes(limitBytes) })}
      </p>
      {limitBytes !== null && (
        <Progress label={t('Room used')} value={usedBytes / limitBytes} className="mt-2" />
      )}
      <dl className="mt-3 space-y-1 text-sm">
        {KINDS.filter(([kind]) => room[kind].count > 0).map(([kind, name]) => (
          <div key={kind} className="flex justify-between gap-3">
            <dt className="text-muted">
              {name} <span className="figures">({room[kind].count})</span>
            </dt>
            <dd className="shrink-0 figures">{formatBytes(room[kind].bytes)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        {t(
          'A video goes to the trash with its workout, and takes room until the trash is emptied. An upload that you do not finish is deleted after seven days.',
        )}
      </p>
      <Button asChild variant="secondary" className="me-2 mt-3">
        <Link to="/workouts">{t('Choose workouts to delete')}</Link>
      </Button>
      {room.reels.count > 0 && <DeleteReels />}
    </>
  );
}

/** Storage that the player's videos and photo use on the server. */
export function RoomCard() {
  return (
    <Card aria-labelledby="room">
      <CardHeading
        id="room"
        description={t(
          'How much room your videos and your photo take on this server, and how to make more.',
        )}
      >
        {t('Room on the server')}
      </CardHeading>
      <Loaded
        query={useQuery(queryOf('GET /api/user/room'))}
        title={t('The room could not be loaded')}
        skeleton={<Skeleton className="h-40" />}
      >
        {(room) => <RoomTaken room={room} />}
      </Loaded>
      <Button asChild variant="secondary" className="mt-3">
        <Link to="/trash">{t('Open the trash')}</Link>
      </Button>
    </Card>
  );
}
