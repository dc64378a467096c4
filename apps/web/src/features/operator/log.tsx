import type { OperatorLogEntry } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { ShowMore } from '../../components/ui/show-more.tsx';
import { SkeletonList } from '../../components/ui/skeleton.tsx';
import { pagesOf } from '../../lib/queries/pages-of.ts';
import { ActEntry } from './act-entry.tsx';

const NOTHING = (
  <EmptyState
    picture="board"
    title={t('Nothing has been done yet')}
    text={t('Everything that operators do is listed here, with their reasons.')}
  />
);

function whomOf({ operator, user, act }: OperatorLogEntry): string {
  const by = operator ?? t('an operator whose account is gone');
  if (act === 'retry_job' || act === 'back_up') return t('By {by}', { by });
  return t('By {by} · about {whom}', { by, whom: user ?? t('a deleted account') });
}

/** Operator actions, newest first. */
export function Log() {
  const query = useInfiniteQuery({ ...pagesOf('GET /api/operator/log'), staleTime: 0 });
  return (
    <Card className="space-y-4">
      <Loaded
        query={{ ...query, data: query.data?.pages.flatMap(({ items }) => items) }}
        title={t('The log could not be loaded')}
        skeleton={<SkeletonList label={t('Loading')} count={4} each="h-21" className="space-y-6" />}
      >
        {(entries) =>
          entries.length === 0 ? (
            NOTHING
          ) : (
            <ul className="divide-y divide-line">
              {entries.map((entry) => (
                <ActEntry key={entry.id} entry={entry}>
                  {whomOf(entry)}
                </ActEntry>
              ))}
            </ul>
          )
        }
      </Loaded>
      <ShowMore list={query} />
    </Card>
  );
}
