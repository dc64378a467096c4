import type { Assignment } from '@hooplog/contract';
import { drillName, zoneDisplayName } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Check } from 'lucide-react';
import { Progress } from '../ui/progress.tsx';
import { MEASURE_NAMES, progressWords } from './assignment-text.ts';

interface TargetLineProps {
  readonly assignment: Assignment;
  /** The unsaved part of the count, in the unit of the measure. */
  readonly added: number;
}

/** The coach's target during a count, with the progress including unsaved shots. */
export function TargetLine({ assignment, added }: TargetLineProps) {
  const { title, target, measure, zone, drill, progress } = assignment;
  const value = (progress[0]?.value ?? 0) + added;
  const isDone = value >= target;
  const name = MEASURE_NAMES[measure];
  const what =
    zone === null ? name : t('{name} from {zone}', { name, zone: zoneDisplayName(zone) });
  return (
    <div role="group" aria-label={t('Target: {title}', { title })}>
      <p className="flex items-baseline justify-between gap-3 text-sm figures">
        <strong className="min-w-0 truncate">{title}</strong>
        <span className="flex shrink-0 items-center gap-1">
          {isDone && <Check aria-hidden className="size-4" />}
          {progressWords(value, assignment)}
          {isDone && <span className="sr-only">{t('Done')}</span>}
        </span>
      </p>
      <Progress label={t('Target: {title}', { title })} value={Math.min(1, value / target)} />
      <p className="mt-1 truncate text-xs text-muted">{drill ? drillName(drill) : what}</p>
    </div>
  );
}
