import type { Flights } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { sidesText } from '../../components/flights/misses-text.ts';
import { FoldedTable } from '../../components/ui/folded-table.tsx';
import { periodHead, periodName } from '../../components/charts/chart-text.ts';
import { missColumns } from './flight-columns.ts';

/** Where misses came down by week or month, newest first. Nothing until there are two columns to compare. */
export function MissesOverTime({ flights }: { readonly flights: Flights }) {
  const { unit, columns } = missColumns(flights);
  const rows = columns.flatMap(({ start, misses }) => (misses === null ? [] : { start, misses }));
  if (rows.length < 2) return null;
  return (
    <FoldedTable
      className="mt-3"
      summary={t('Over time')}
      caption={t('Misses over time')}
      heads={[periodHead(unit), t('Misses')]}
      rows={rows.toReversed().map(({ start, misses }) => ({
        key: start,
        name: periodName(unit, start),
        cells: [sidesText(misses)],
      }))}
    />
  );
}
