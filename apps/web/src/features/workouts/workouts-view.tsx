import type { HistoryEntry } from '@hooplog/contract';
import { type LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { DrillsLink } from '../../components/drills/drills-link.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { SkeletonList } from '../../components/ui/skeleton.tsx';
import { formatMonth } from '../../lib/format/dates.ts';
import { CompareBar } from './compare-bar.tsx';
import { Filters } from './filters.tsx';
import { historyQueryOf, type HistorySearch, isFiltered } from './history-filter.ts';
import { LoadOnSight } from './load-on-sight.tsx';
import { useHistory } from './use-history.ts';
import { WorkoutLine } from './workout-line.tsx';

interface WorkoutsViewProps {
  readonly search: HistorySearch;
  readonly today: LocalDay;
  readonly onSearch: (search: HistorySearch) => void;
}

type Count = ReturnType<typeof useHistory>['count'];

function countWords(found: Count): string {
  if (found === undefined) return '';
  const { count, among } = found;
  return among === null
    ? t('{workouts, plural, one {# workout} other {# workouts}}', { workouts: count })
    : t(
        '{workouts, plural, one {# workout} other {# workouts}} among your newest {newest, number}',
        { workouts: count, newest: among },
      );
}

const NO_WORKOUTS = (
  <EmptyState
    className="rounded-card border border-dashed border-edge/60"
    picture="hoop"
    title={t('No workouts yet')}
    text={t(
      'Film a shooting session or count your shots on the court. Every workout is kept here.',
    )}
    action={
      <Button asChild>
        <Link to="/upload">{t('Log your first workout')}</Link>
      </Button>
    }
  />
);

interface LinesProps {
  readonly entries: readonly HistoryEntry[];
  readonly chosen: readonly string[];
  readonly onChosen: (ids: readonly string[]) => void;
}

/** The workouts of one month, by the player's own days. */
function MonthLines({ month, entries, chosen, onChosen }: LinesProps & { readonly month: string }) {
  const id = useId();
  const chooserOf = (id: string) => {
    if (chosen.includes(id))
      return () => {
        onChosen(chosen.filter((other) => other !== id));
      };
    return chosen.length < 2
      ? () => {
          onChosen([...chosen, id]);
        }
      : null;
  };
  return (
    <section>
      <h2 id={id} className="mb-2 text-sm font-semibold text-muted">
        {formatMonth(month)}
      </h2>
      <ul aria-labelledby={id} className="grid gap-3 lg:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.id} className="grid">
            <WorkoutLine
              entry={entry}
              isChosen={chosen.includes(entry.id)}
              onChoose={chooserOf(entry.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const monthsOf = (entries: readonly HistoryEntry[]) =>
  Map.groupBy(entries, ({ localDay }) => localDay.slice(0, 7));

const LOADING = (
  <SkeletonList
    label={t('Loading workouts')}
    count={6}
    each="h-[94px] rounded-card"
    className="grid gap-3 lg:grid-cols-2"
  />
);

/** All workouts of the player, newest first: to be found again, and compared by two. */
export function WorkoutsView({ search, today, onSearch }: WorkoutsViewProps) {
  const { list, count, entries } = useHistory(historyQueryOf(search, today));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [cleared, setCleared] = useState(0);
  const isNothing = entries?.length === 0 && !list.hasNextPage;
  const isEmpty = isNothing && !isFiltered(search);
  const clear = () => {
    setCleared(cleared + 1);
    onSearch({});
  };
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading
        description={<span role="status">{isEmpty ? '' : countWords(count)}</span>}
        action={
          <div className="flex gap-2">
            <DrillsLink />
            <Button asChild variant="secondary" size="sm">
              <Link to="/trash">{t('Trash')}</Link>
            </Button>
          </div>
        }
      >
        {t('Workouts')}
      </PageHeading>
      {!isEmpty && <Filters key={cleared} search={search} onChange={onSearch} />}
      {list.isError && entries === undefined && (
        <ErrorState
          title={t('Your workouts could not be loaded')}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && LOADING}
      {isEmpty && NO_WORKOUTS}
      {isNothing && isFiltered(search) && (
        <EmptyState
          picture="search"
          title={t('No workouts match')}
          text={t('Try fewer filters or another word.')}
          action={
            <Button variant="secondary" onClick={clear}>
              {t('Clear filters')}
            </Button>
          }
        />
      )}
      {entries !== undefined && !isNothing && (
        <>
          {[...monthsOf(entries)].map(([month, ofMonth]) => (
            <MonthLines
              key={month}
              month={month}
              entries={ofMonth}
              chosen={chosen}
              onChosen={setChosen}
            />
          ))}
          <LoadOnSight list={list} />
        </>
      )}
      <CompareBar
        chosen={chosen}
        onClear={() => {
          setChosen([]);
        }}
      />
    </div>
  );
}
