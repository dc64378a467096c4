import type { Finish } from '@hooplog/contract';
import { formatCount } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useEffect, useState } from 'react';
import { Card, CardHeading } from '../../components/ui/card.tsx';

type Goal = Finish['goals'][number];

/** Where a goal stands: "40 of 100 shots", "45% accuracy, goal 50%" */
function weekStand({ kind, value, target }: Goal): string {
  switch (kind) {
    case 'accuracy':
      return t('{value}% accuracy, goal {target}%', { value, target });
    case 'shots':
      return t('{value, number} of {target, plural, one {# shot} other {# shots}}', {
        value,
        target,
      });
    case 'makes':
      return t('{value, number} of {target, plural, one {# make} other {# makes}}', {
        value,
        target,
      });
    case 'workouts':
      return t('{value, number} of {target, plural, one {# workout} other {# workouts}}', {
        value,
        target,
      });
    case 'minutes':
      return t('{value, number} of {target, plural, one {# minute} other {# minutes}}', {
        value,
        target,
      });
  }
}

const standOf = (goal: Goal): string =>
  goal.period === undefined ? weekStand(goal) : t('{stand} today', { stand: weekStand(goal) });

/** What this workout did for it; null for nothing that can be said. */
function addedOf({ kind, value, before, target }: Goal): string | null {
  if (value >= target && before < target) return t('Goal reached');
  return value > before && kind !== 'accuracy' ? `+${formatCount(value - before)}` : null;
}

const widthOf = (value: number, target: number) => `${Math.min(100, (100 * value) / target)}%`;

/** A bar that moves on from where it stood before the workout. Decorative: the words stand beside it. */
function Bar({ goal, movesOn }: { readonly goal: Goal; readonly movesOn: boolean }) {
  const [hasMoved, setHasMoved] = useState(!movesOn);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setHasMoved(true);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return (
    <div aria-hidden className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-sunken">
      <div
        className="h-full rounded-full bg-accent transition-[width] delay-300 duration-1000"
        style={{ width: widthOf(hasMoved ? goal.value : goal.before, goal.target) }}
      />
    </div>
  );
}

interface GoalsCardProps {
  readonly goals: readonly Goal[];
  /** Whether it is seen for the first time: then the bars move on before one’s eyes. */
  readonly isFirst: boolean;
}

/** Where the goals of this week and of today stand, and what the workout added. */
export function GoalsCard({ goals, isFirst }: GoalsCardProps) {
  if (goals.length === 0) return null;
  return (
    <Card>
      <CardHeading>
        {goals.every(({ period }) => period === 'day')
          ? t('Today’s goals')
          : t('This week’s goals')}
      </CardHeading>
      <ul className="grid gap-4">
        {goals.map((goal) => (
          <li key={`${goal.kind} ${goal.period}`}>
            <p className="flex justify-between gap-3 leading-tight figures">
              <span className="font-semibold">{standOf(goal)}</span>
              <strong className="text-right text-accent-text">{addedOf(goal)}</strong>
            </p>
            <Bar goal={goal} movesOn={isFirst} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
