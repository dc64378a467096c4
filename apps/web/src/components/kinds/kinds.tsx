import {
  addTotals,
  type HeatMapPeriod,
  type KindTotals,
  NO_SHOTS,
  SHOT_KINDS,
  type ShotKind,
  type Totals,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { queryOf } from '../../lib/queries/query-of.ts';
import { Card, CardHeading } from '../ui/card.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { KindList } from './kind-list.tsx';
import { KIND_NAMES } from './kind-names-text.ts';

// The lazy parts share one file, as every page lists all files.

interface KindSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  readonly kind: ShotKind | null;
  /** The meaning of no kind here. */
  readonly none: string;
  readonly onChoose: (kind: ShotKind | null) => void;
}

/** One kind of shot, or none. */
export function KindSelect({ kind, none, onChoose, ...rest }: KindSelectProps) {
  return (
    <Select
      aria-label={t('Kind of shot')}
      {...rest}
      value={kind ?? ''}
      onChange={({ target }) => {
        onChoose(SHOT_KINDS.find((known) => known === target.value) ?? null);
      }}
    >
      <option value="">{none}</option>
      {SHOT_KINDS.map((known) => (
        <option key={known} value={known}>
          {KIND_NAMES[known]}
        </option>
      ))}
    </Select>
  );
}

/** Shots by the kind that the player set. */
const shotKindsQuery = (period: HeatMapPeriod) =>
  queryOf('GET /api/heatmap/kinds', { query: { period } });

/** Filters by kind of shot; hidden for players who set none. A chosen kind is always listed. */
export function KindFilter(props: Omit<KindSelectProps, 'none'>) {
  const { data: said = [] } = useQuery(shotKindsQuery('all'));
  if (said.length === 0 && props.kind === null) return null;
  return <KindSelect {...props} none={t('All shots')} />;
}

/** Shots of a period by kind; for a player who never sets a kind, only a hint how to. */
export function KindsCard({ period }: { readonly period: HeatMapPeriod }) {
  const query = useQuery({ ...shotKindsQuery(period), placeholderData: keepPreviousData });
  return (
    <Card aria-labelledby="kinds">
      <CardHeading id="kinds" className="mb-2">
        {t('By kind of shot')}
      </CardHeading>
      <Loaded
        query={query}
        title={t('Your kinds of shots could not be loaded')}
        skeleton={<Skeleton className="h-41" />}
      >
        {(records) =>
          records.length === 0 ? (
            <p className="text-sm text-muted">
              {t('Say the kind while you count, or in the review of a film, to compare them here.')}
            </p>
          ) : (
            <>
              <KindList records={records} />
              <p className="mt-2 text-sm text-muted">
                {t(
                  'Say the kind while you count, or in the review of a film. Shots without a kind are not in this list.',
                )}
              </p>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

/** The shots of a workout by kind. */
export function KindsOfWorkout({ kindData }: { readonly kindData: readonly KindTotals[] }) {
  const records = SHOT_KINDS.map((kind) => ({
    kind,
    ...kindData.filter((part) => part.kind === kind).reduce<Totals>(addTotals, NO_SHOTS),
  }));
  return (
    <Card aria-labelledby="kinds">
      <CardHeading id="kinds" className="mb-2">
        {t('By kind of shot')}
      </CardHeading>
      <KindList onlyTaken records={records} />
    </Card>
  );
}
