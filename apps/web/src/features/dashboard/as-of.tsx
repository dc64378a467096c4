import { t } from '@hooplog/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOnline } from '../../lib/device/use-online.ts';
import { formatDayAndTime } from '../../lib/format/dates.ts';
import { statsQuery } from '../../lib/queries/stats.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

/** Says how old the numbers are while the server cannot be reached. They are refetched once the connection is back. */
export function AsOf() {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const isOnline = useOnline();
  const { data, error, dataUpdatedAt } = useQuery(statsQuery);
  useEffect(() => {
    if (!isOnline) return;
    const failed = { type: 'active', predicate: ({ state }: { state: { error: unknown } }) => state.error !== null } as const; // prettier-ignore
    void client.refetchQueries(failed);
  }, [client, isOnline]);
  if (data === undefined || (isOnline && error === null)) return null;
  return (
    <p role="status" className="text-sm text-muted">
      {t('Your numbers as of {dayAndTime}.', {
        dayAndTime: formatDayAndTime(new Date(dataUpdatedAt).toISOString(), timeZone),
      })}
    </p>
  );
}
