import type { Goal } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Pencil } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { formatShortDay } from '../../../lib/format/dates.ts';
import {
  goalName,
  goalProgressWords,
  goalValue,
  historyWords,
  leftWords,
  weeksToShow,
} from './goal-text.ts';
import { GoalRing } from './goal-ring.tsx';

function weekWords({ hit }: Goal['weeks'][number], isCurrent: boolean): string {
  if (hit) return t('hit', {}, 'a goal');
  return isCurrent ? t('not yet') : t('missed', {}, 'a goal');
}

/** The weeks since the goal was first hit; a full dot is a week in which it was. */
function Weeks({ weeks }: Pick<Goal, 'weeks'>) {
  const shown = weeksToShow(weeks);
  if (shown.length === 0) return null;
  return (
    <ol aria-label={t('The last weeks')} className="mt-2 flex gap-1">
      {shown.map((week, index) => (
        <li key={week.week}>
          <span
            aria-hidden
            className={cn(
              'block size-2.5 rounded-full border',
              week.hit ? 'border-accent bg-accent' : 'border-edge',
            )}
          />
          <span className="sr-only">
            {t('Week of {week}: {result}', {
              week: formatShortDay(week.week),
              result: weekWords(week, index === shown.length - 1),
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

/** One goal: its current progress, and for weekly goals the last weeks. */
export function GoalRow({ goal, onEdit }: GoalRowProps) {
  const isDaily = goal.period !== undefined;
  const name = goalName(goal);
  const left = leftWords(goal);
  const history = isDaily ? null : historyWords(goal.weeks);
  return (
    <li className="flex items-center gap-4 max-2xs:gap-3">
      <GoalRing percent={goal.percent} value={goalValue(goal)} />
      <div className="min-w-0 flex-1">
        <h3 className="font-bold">{name}</h3>
        <p className="text-sm figures">
          {goalProgressWords(goal)}
          {left !== null && ` · ${left}`}
          {goal.percent >= 100 && (
            <strong className="text-accent-text"> · {t('Goal reached')}</strong>
          )}
        </p>
        <Weeks weeks={goal.weeks} />
        {history !== null && <p className="mt-1 text-xs text-muted">{history}</p>}
      </div>
      <Button
        variant="quiet"
        size="sm"
        className="min-h-11 min-w-11 text-muted"
        aria-label={t('Edit goal: {name}', { name })}
        onClick={onEdit}
      >
        <Pencil aria-hidden />
      </Button>
    </li>
  );
}
