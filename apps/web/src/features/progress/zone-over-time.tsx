import { ZONE_IDS, zoneDisplayName, type ZoneId } from '@hooplog/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { zoneProgressQuery } from './progress-queries.ts';
import { WeekChart } from '../../components/stats/week-chart.tsx';

/** One zone week by week. */
export function ZoneOverTime({ start }: { readonly start: ZoneId }) {
  const [zone, setZone] = useState(start);
  const query = useQuery({
    ...zoneProgressQuery(zone),
    placeholderData: keepPreviousData,
  });
  return (
    <Card aria-labelledby="zone-over-time">
      <CardHeading id="zone-over-time">By zone over time</CardHeading>
      <Select
        aria-label="Zone"
        className="mb-4"
        value={zone}
        onChange={(event) => {
          const chosen = ZONE_IDS.find((id) => id === event.target.value);
          if (chosen !== undefined) setZone(chosen);
        }}
      >
        {ZONE_IDS.map((id) => (
          <option key={id} value={id}>
            {zoneDisplayName(id)}
          </option>
        ))}
      </Select>
      <Loaded
        query={query}
        title="This zone could not be loaded"
        skeleton={<Skeleton className="h-66" />}
      >
        {(weeks) => <WeekChart label={`${zoneDisplayName(zone)} by week`} weeks={weeks} />}
      </Loaded>
    </Card>
  );
}
