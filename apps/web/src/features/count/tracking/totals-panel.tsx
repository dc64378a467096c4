import { formatPercent, percentage } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { ShotSums } from '../../../lib/shot-log/sums.ts';

/** Total, percentage and ratio of the shots so far. */
export function TotalsPanel({ sums }: { readonly sums: ShotSums }) {
  const facts = [
    [t('Total'), sums.total],
    [t('Percentage'), formatPercent(percentage(sums.made, sums.total))],
    [t('Ratio'), `${sums.made}:${sums.missed}`],
  ] as const;
  return (
    <dl
      aria-label={t('Totals so far')}
      className="mt-4 grid grid-cols-3 divide-x divide-line rounded-control border border-line py-3 text-center"
    >
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-2xl display figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
