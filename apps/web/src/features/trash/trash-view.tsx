import type { Trashed } from '@hooplog/contract';
import { TRASH_DAYS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { AskFirst } from '../../components/ui/ask-first.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { ShowMore } from '../../components/ui/show-more.tsx';
import { call } from '../../lib/api-client/call.ts';
import { forgetFilms } from '../../lib/device-film/device-film.ts';
import { pagesOf } from '../../lib/queries/pages-of.ts';
import { refreshAfterRestoring } from '../../lib/queries/refresh-after-restoring.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { TrashRow } from './trash-row.tsx';
import { TrashSkeleton } from './trash-skeleton.tsx';

const trashQuery = pagesOf('GET /api/trash');

const NOTHING = (
  <Card>
    <EmptyState
      picture="floor"
      title={t('The trash is empty')}
      text={t('Workouts and videos that you delete stay here for {days} days.', {
        days: TRASH_DAYS,
      })}
      action={
        <Button asChild variant="secondary">
          <Link to="/workouts">{t('All workouts')}</Link>
        </Button>
      }
    />
  </Card>
);

const restore = ({ id }: Trashed) => call('POST /api/trash/:id/restore', { params: { id } });

function useRestore() {
  const client = useQueryClient();
  return useChange(restore, {
    failed: t('It could not be restored'),
    refresh: ['/api/trash'],
    onDone: async () => {
      toast({ title: t('Restored') });
      await refreshAfterRestoring(client);
    },
  });
}

/** What is to be deleted permanently. */
type Which = Trashed | 'all';

const deleteNow = (which: Which) =>
  which === 'all'
    ? call('DELETE /api/trash', {})
    : call('DELETE /api/trash/:id', { params: { id: which.id } });

interface QuestionProps {
  readonly which: Which;
  readonly onClose: () => void;
}

function DeleteQuestion({ which, onClose }: QuestionProps) {
  const { mutate, isPending } = useChange(deleteNow, {
    failed: t('It could not be deleted'),
    refresh: ['/api/trash', '/api/user/room'],
    onDone: () => {
      if (which !== 'all' && which.videoId !== null) void forgetFilms(which.videoId);
      onClose();
    },
  });
  return (
    <AskFirst
      question={which === 'all' ? t('Empty the trash?') : t('Delete it now?')}
      deed={which === 'all' ? t('Empty the Trash') : t('Delete Now')}
      pending={isPending}
      onClose={onClose}
      onConfirm={() => {
        mutate(which);
      }}
    >
      {which === 'all'
        ? t('Everything in it is deleted for good, videos too. This cannot be undone.')
        : t('It is deleted for good, with its video if it has one. This cannot be undone.')}
    </AskFirst>
  );
}

interface ListProps {
  readonly shown: readonly Trashed[];
  readonly onDelete: (which: Which) => void;
}

function List({ shown, onDelete }: ListProps) {
  const { mutate, isPending } = useRestore();
  return (
    <Card aria-label={t('Trash')} className="p-0">
      <ul className="divide-y divide-line">
        {shown.map((trashed) => (
          <TrashRow
            key={trashed.id}
            trashed={trashed}
            isBusy={isPending}
            onRestore={() => {
              mutate(trashed);
            }}
            onDelete={() => {
              onDelete(trashed);
            }}
          />
        ))}
      </ul>
    </Card>
  );
}

/** The player's deleted items, to be restored or deleted permanently ahead of time. */
export function TrashView() {
  const list = useInfiniteQuery(trashQuery);
  const shown = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const [asked, setAsked] = useState<Which | null>(null);
  return (
    <div className="mx-auto max-w-2xl space-y-5">
      <PageHeading
        description={t('What you delete stays here for {days} days.', { days: TRASH_DAYS })}
      >
        {t('Trash')}
      </PageHeading>
      <Loaded query={list} title={t('The trash could not be loaded')} skeleton={<TrashSkeleton />}>
        {() =>
          shown.length === 0 ? (
            NOTHING
          ) : (
            <>
              <List shown={shown} onDelete={setAsked} />
              <ShowMore list={list} />
              <Button
                variant="secondary"
                className="w-full sm:w-auto"
                onClick={() => {
                  setAsked('all');
                }}
              >
                {t('Empty the Trash')}
              </Button>
            </>
          )
        }
      </Loaded>
      {asked !== null && (
        <DeleteQuestion
          which={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
