import type { HistoryEntry } from '@hooplog/contract';
import { type LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Columns2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
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
import { type Choice, WorkoutLine } from './workout-line.tsx';

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

/** The workouts selected for comparison; null outside that mode. */
type Chosen = readonly string[] | null;

/** Whether it is selected, and what a tap does. */
function choiceOf(id: string, chosen: Chosen, onChosen: (ids: Chosen) => void): Choice | null {
  if (chosen === null) return null;
  const isChosen = chosen.includes(id);
  const next = isChosen ? chosen.filter((other) => other !== id) : [...chosen, id];
  return {
    isChosen,
    onChoose:
      next.length > 2
        ? null
        : () => {
            onChosen(next);
          },
  };
}

interface LinesProps {
  readonly month: string;
  readonly entries: readonly HistoryEntry[];
  readonly chosen: Chosen;
  readonly onChosen: (ids: Chosen) => void;
  /** Beside the name of the month. */
  readonly action: ReactNode;
}

/** The workouts of one month, by the player's own days. */
function MonthLines({ month, entries, chosen, onChosen, action }: LinesProps) {
  const id = useId();
  return (
    <section>
      <div className="mb-2 flex items-center justify-between">
        <h2 id={id} className="text-sm font-semibold text-muted">
          {formatMonth(month)}
        </h2>
        {action}
      </div>
      <ul aria-labelledby={id} className="grid gap-3 lg:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.id} className="grid">
            <WorkoutLine entry={entry} choice={choiceOf(entry.id, chosen, onChosen)} />
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

/** All workouts of the player, newest first, with search and a comparison of two. */
export function WorkoutsView({ search, today, onSearch }: WorkoutsViewProps) {
  const { list, count, entries } = useHistory(historyQueryOf(search, today));
  const [chosen, setChosen] = useState<Chosen>(null);
  const compare = useRef<HTMLButtonElement>(null);
  const [cleared, setCleared] = useState(0);
  const isNothing = entries?.length === 0 && !list.hasNextPage;
  const isEmpty = isNothing && !isFiltered(search);
  const hasTwo = (entries?.filter(({ kind }) => kind !== 'timed').length ?? 0) > 1;
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
          {[...monthsOf(entries)].map(([month, ofMonth], index) => (
            <MonthLines
              key={month}
              month={month}
              entries={ofMonth}
              chosen={chosen}
              onChosen={setChosen}
              action={
                index === 0 &&
                hasTwo && (
                  <Button
                    ref={compare}
                    variant="quiet"
                    size="sm"
                    className="-my-2 -me-3 aria-pressed:text-accent-text"
                    aria-pressed={chosen !== null}
                    onClick={() => {
                      setChosen(chosen === null ? [] : null);
                    }}
                  >
                    <Columns2 aria-hidden /> {t('Compare')}
                  </Button>
                )
              }
            />
          ))}
          <LoadOnSight list={list} />
        </>
      )}
      {chosen !== null && (
        <CompareBar
          chosen={chosen}
          onCancel={() => {
            setChosen(null);
            compare.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
