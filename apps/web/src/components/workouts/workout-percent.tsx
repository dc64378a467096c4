import { formatPercent, LIMITS, percentage, type Totals } from '@hooplog/domain';
import { cn } from '../ui/cn.ts';

/** Percentage of a workout in lists; from 50% on it is highlighted. */
export function WorkoutPercent({ made, total }: Totals) {
  const percent = percentage(made, total);
  return (
    <p
      className={cn(
        'text-2xl leading-none display figures max-2xs:text-xl',
        percent >= LIMITS.HIGHLIGHT_PERCENT && 'text-accent-text',
      )}
    >
      {formatPercent(percent)}
    </p>
  );
}
