import type { Flights } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { sidesText } from '../../components/flights/misses-text.ts';
import { columnHead, columnName } from './angle-text.ts';
import { missColumns } from './flight-columns.ts';

/** Where misses came down by week or month, the newest first. Nothing before there are two to compare. */
export function MissesOverTime({ flights }: { readonly flights: Flights }) {
  const { unit, columns } = missColumns(flights);
  const rows = columns.flatMap(({ start, misses }) => (misses === null ? [] : { start, misses }));
  if (rows.length < 2) return null;
  return (
    <details className="mt-3 text-sm">
      <summary className="font-semibold text-muted">{t('Over time')}</summary>
      <table className="mt-2 w-full text-start figures">
        <caption className="sr-only">{t('Misses over time')}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col">{columnHead(unit)}</th>
            <th scope="col">{t('Misses')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ start, misses }) => (
            <tr key={start} className="border-t border-line align-top">
              <th scope="row" className="py-1 pe-2 font-medium">
                {columnName(unit, { start })}
              </th>
              <td className="py-1">{sidesText(misses)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
