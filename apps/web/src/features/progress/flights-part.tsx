import { t } from '@hooplog/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FlightCard } from '../../components/flights/flight-card.tsx';
import { flightsOf } from '../../components/flights/flights.ts';
import { missesOf } from '../../components/flights/misses.ts';
import { MissCard } from '../../components/flights/miss-card.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { AngleChart } from './angle-chart.tsx';
import { MissesOverTime } from './misses-over-time.tsx';
import { flightsQuery } from './progress-queries.ts';
import type { Asked } from './progress-search.ts';

function NoFlights() {
  return (
    <Card className="lg:col-span-2">
      <CardHeading>{t('How your ball flew')}</CardHeading>
      <p>
        {t(
          'Nothing measured in this time. Film your shots from the side to see your angle and whether you miss short or long, or from behind to see left and right.',
        )}
      </p>
    </Card>
  );
}

/** Ball flights over a period, and where misses came down. */
export function FlightsPart({ from, to }: Pick<Asked, 'from' | 'to'>) {
  const query = useQuery({ ...flightsQuery({ from, to }), placeholderData: keepPreviousData });
  return (
    <Loaded
      query={query}
      title={t('How your ball flew could not be loaded')}
      skeleton={<Skeleton className="h-80 rounded-card lg:col-span-2" />}
    >
      {(found) => {
        const { flights } = found;
        if (flightsOf(flights) === null && missesOf(flights) === null) return <NoFlights />;
        return (
          <>
            <FlightCard shots={flights}>
              <AngleChart flights={found} />
            </FlightCard>
            <MissCard shots={flights}>
              <MissesOverTime flights={found} />
            </MissCard>
          </>
        );
      }}
    </Loaded>
  );
}
