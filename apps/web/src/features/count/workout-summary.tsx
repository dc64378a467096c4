import { formatPercent, percentage } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { Ref } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import type { ShotSums } from '../../lib/shot-log/sums.ts';

interface WorkoutSummaryProps {
  readonly ref: Ref<HTMLElement>;
  readonly sums: ShotSums;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** What will be saved, and the save button. */
export function WorkoutSummary({ ref, sums, isSaving, onSave }: WorkoutSummaryProps) {
  const { made, missed, total } = sums;
  const facts = [
    [t('Made Shots'), made, 'text-made'],
    [t('Missed Shots'), missed, 'text-missed'],
    [t('Total Shots'), total, ''],
    [t('Percentage'), formatPercent(percentage(made, total)), ''],
  ] as const;
  return (
    <Card ref={ref} aria-labelledby="workout-summary">
      <CardHeading id="workout-summary">{t('Workout Summary')}</CardHeading>
      <dl className="divide-y divide-line">
        {facts.map(([name, value, colour]) => (
          <div key={name} className="flex items-baseline justify-between py-2">
            <dt className="text-muted">{name}</dt>
            <dd className={`text-2xl display figures ${colour}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        size="lg"
        className="mt-4 w-full"
        pending={isSaving}
        disabled={total === 0}
        onClick={onSave}
      >
        {isSaving ? t('Saving...') : t('Save Workout')}
      </Button>
    </Card>
  );
}
