import type { Goal } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Pencil } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { formatShortDay } from '../../../lib/format/dates.ts';
import { goalName, goalProgressWords, historyWords } from './goal-text.ts';
import { GoalRing } from './goal-ring.tsx';

function weekWords({ target, hit }: Goal['weeks'][number], isCurrent: boolean): string {
  if (target === null) return t('no goal yet');
  if (hit) return t('hit', {}, 'a goal');
  return isCurrent ? t('not yet') : t('missed', {}, 'a goal');
}

/** The last twelve weeks: a full dot is a week that was hit. */
function Weeks({ weeks }: Pick<Goal, 'weeks'>) {
  return (
    <ol aria-label={t('The last 12 weeks')} className="mt-2 flex flex-wrap gap-0.5 sm:gap-1">
      {weeks.map((week, index) => (
        <li key={week.week}>
          <span
            aria-hidden
            className={cn(
              'block size-2 rounded-full border max-2xs:size-1.5 sm:size-2.5',
              week.hit ? 'bg-accent by-default:border-accent' : 'by-default:border-edge',
              week.target === null && 'border-line',
            )}
          />
          <span className="sr-only">
            {t('Week of {week}: {result}', {
              week: formatShortDay(week.week),
              result: weekWords(week, index === weeks.length - 1),
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface GoalRowProps {
  readonly goal: Goal;
  readonly onEdit: () => void;
}

/** One goal: where this week stands, and how the last ones went; of a day, where today stands. */
export function GoalRow({ goal, onEdit }: GoalRowProps) {
  const isDaily = goal.period !== undefined;
  const name = goalName(goal);
  return (
    <li className="flex items-center gap-4 max-2xs:gap-3">
      <GoalRing percent={goal.percent} />
      <div className="min-w-0 flex-1">
        <h3 className="font-bold">{name}</h3>
        <p className="text-sm figures">
          {goalProgressWords(goal)}
          {goal.percent >= 100 && (
            <strong className="text-accent-text"> · {t('Goal reached')}</strong>
          )}
        </p>
        {!isDaily && (
          <>
            <Weeks weeks={goal.weeks} />
            <p className="mt-1 text-xs text-muted">{historyWords(goal.weeks)}</p>
          </>
        )}
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('Edit goal: {name}', { name })}
        onClick={onEdit}
      >
        <Pencil aria-hidden />
      </Button>
    </li>
  );
}
