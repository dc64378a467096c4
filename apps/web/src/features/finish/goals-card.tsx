import type { Finish } from '@hooplog/contract';
import { formatCount } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { useMovesOn } from './use-moves-on.ts';

type Goal = Finish['goals'][number];

/** "45% accuracy, goal 50%" */
function weekStand(kind: Goal['kind'], done: number, goal: number): string {
  switch (kind) {
    case 'accuracy':
      return t('{done}% accuracy, goal {goal}%', { done, goal });
    case 'shots':
      return t('{done, number} of {goal, plural, one {# shot} other {# shots}}', { done, goal });
    case 'makes':
      return t('{done, number} of {goal, plural, one {# make} other {# makes}}', { done, goal });
    case 'workouts':
      return t('{done, number} of {goal, plural, one {# workout} other {# workouts}}', {
        done,
        goal,
      });
    case 'minutes':
      return t('{done, number} of {goal, plural, one {# minute} other {# minutes}}', {
        done,
        goal,
      });
  }
}

/** "40 of 100 shots today" */
function dayStand(kind: Goal['kind'], done: number, goal: number): string {
  switch (kind) {
    case 'makes':
      return t('{done, number} of {goal, plural, one {# make} other {# makes}} today', {
        done,
        goal,
      });
    case 'minutes':
      return t('{done, number} of {goal, plural, one {# minute} other {# minutes}} today', {
        done,
        goal,
      });
    default:
      return t('{done, number} of {goal, plural, one {# shot} other {# shots}} today', {
        done,
        goal,
      });
  }
}

/** The progress of a goal in words. */
const standOf = ({ kind, period, value, target }: Goal): string =>
  (period === undefined ? weekStand : dayStand)(kind, value, target);

/** What this workout contributed; null if there is nothing to say. */
function addedOf({ kind, value, before, target }: Goal): string | null {
  if (value >= target && before < target) return t('Goal reached');
  return value > before && kind !== 'accuracy' ? `+${formatCount(value - before)}` : null;
}

const widthOf = (value: number, target: number) => `${Math.min(100, (100 * value) / target)}%`;

/** A bar that grows from where it was before the workout. Decorative: the text says the same. */
function Bar({ goal, movesOn }: { readonly goal: Goal; readonly movesOn: boolean }) {
  const hasMoved = useMovesOn(movesOn);
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
  /** Whether it is shown for the first time; the bars are animated then. */
  readonly isFirst: boolean;
}

/** The progress of the week's and the day's goals, and what this workout added. */
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
              <strong className="text-end text-accent-text">
                <bdi>{addedOf(goal)}</bdi>
              </strong>
            </p>
            <Bar goal={goal} movesOn={isFirst} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
