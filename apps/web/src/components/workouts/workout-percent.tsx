import { formatPercent, LIMITS, percentage, type Totals } from '@hooplog/domain';
import { cn } from '../ui/cn.ts';

/** How much of a workout went in, wherever workouts are listed; half and more stand out. */
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
