import { lifetimeFigures } from '@hooplog/domain';
import { useQuery } from '@tanstack/react-query';
import { LifetimeCards } from '../../components/stats/lifetime-cards.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { statsQuery } from '../../lib/queries/stats.ts';

/** The four numbers of a lifetime. */
export function YourStatistics() {
  const { data: stats, isError, refetch } = useQuery(statsQuery);
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics" className="mb-3 text-xl font-bold">
        Your Statistics
      </h2>
      {isError ? (
        <Card>
          <ErrorState title="Your statistics could not be loaded" onRetry={() => void refetch()} />
        </Card>
      ) : (
        <LifetimeCards figures={stats && lifetimeFigures(stats)} />
      )}
    </section>
  );
}
