import type { CalendarMonth } from '@hooplog/contract';
import { formatCount, formatPercent } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';

/** Totals of the month. */
export function MonthSummary({
  summary,
}: {
  readonly summary: CalendarMonth['summary'] | undefined;
}) {
  const facts = [
    [t('Workouts'), summary && formatCount(summary.workoutCount)],
    [t('Total Shots'), summary && formatCount(summary.totalShots)],
    [t('Makes'), summary && formatCount(summary.made)],
    [t('Accuracy'), summary && formatPercent(summary.percentage)],
  ] as const;
  return (
    <Card aria-labelledby="month-summary">
      <CardHeading id="month-summary" className="mb-2">
        {t('Monthly Summary')}
      </CardHeading>
      <dl className="divide-y divide-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex h-11 items-center justify-between">
            <dt className="text-muted">{name}</dt>
            <dd className="text-xl display figures">
              {value ?? <Skeleton className="h-6 w-12" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
