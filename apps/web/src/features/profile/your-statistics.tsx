import { lifetimeFigures } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { LifetimeCards } from '../../components/stats/lifetime-cards.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { statsQuery } from '../../lib/queries/stats.ts';

/** The four lifetime totals. */
export function YourStatistics() {
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics" className="mb-3 text-xl font-bold">
        {t('Your Statistics')}
      </h2>
      <Loaded
        query={useQuery(statsQuery)}
        failed={(onRetry) => (
          <Card>
            <ErrorState title={t('Your statistics could not be loaded')} onRetry={onRetry} />
          </Card>
        )}
        skeleton={<LifetimeCards figures={undefined} />}
      >
        {(stats) => <LifetimeCards figures={lifetimeFigures(stats)} />}
      </Loaded>
    </section>
  );
}
