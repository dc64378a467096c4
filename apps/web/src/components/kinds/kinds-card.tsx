import type { HeatMapPeriod } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../lib/queries/query-of.ts';
import { Card, CardHeading } from '../ui/card.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { KindList } from './kind-list.tsx';

/** Shots by the kind that the player says. */
const shotKindsQuery = (period: HeatMapPeriod) =>
  queryOf('GET /api/heatmap/kinds', { query: { period } });

/** Shots of a period by kind. Its height is the same for any number of them. */
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
        {(records) => <KindList records={records} />}
      </Loaded>
      <p className="mt-2 text-sm text-muted">
        {t(
          'Say the kind while you count, or in the review of a film. Shots without a kind are not in this list.',
        )}
      </p>
    </Card>
  );
}
