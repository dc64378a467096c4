import type { Goal } from '@hooplog/contract';
import { DAILY_GOAL_KINDS, GOAL_KINDS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { lazyDialog } from '../../../components/ui/lazy-part.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { goalsQuery } from '../../../lib/queries/goals.ts';
import { GoalRow } from './goal-row.tsx';

// Its form is not needed until the player sets a goal.
const GoalDialog = lazyDialog(async () => (await import('./goal-dialog.tsx')).GoalDialog);

const MAX_GOALS = GOAL_KINDS.length + DAILY_GOAL_KINDS.length;

interface GoalListProps {
  readonly goals: readonly Goal[];
  readonly onEdit: (goal: Goal) => void;
}

function GoalList({ goals, onEdit }: GoalListProps) {
  if (goals.length === 0) {
    return (
      <p className="text-muted">
        {t('Set a goal for each day or week: shots, makes, workouts, minutes or accuracy.')}
      </p>
    );
  }
  return (
    <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {goals.map((goal) => (
        <GoalRow
          key={goal.id}
          goal={goal}
          onEdit={() => {
            onEdit(goal);
          }}
        />
      ))}
    </ul>
  );
}

/** The weekly and daily goals, as rings. */
export function GoalsCard() {
  const query = useQuery(goalsQuery);
  const [edited, setEdited] = useState<Goal | 'new' | null>(null);
  return (
    <Card aria-labelledby="goals">
      <CardHeading
        id="goals"
        className="items-center"
        action={
          <Button
            variant="secondary"
            size="sm"
            disabled={(query.data?.length ?? MAX_GOALS) === MAX_GOALS}
            onClick={() => {
              setEdited('new');
            }}
          >
            <Plus aria-hidden /> {t('Add Goal')}
          </Button>
        }
      >
        {t('Goals')}
      </CardHeading>
      <Loaded
        query={query}
        title={t('Your goals could not be loaded')}
        skeleton={<Skeleton className="h-24" />}
      >
        {(goals) => <GoalList goals={goals} onEdit={setEdited} />}
      </Loaded>
      {edited !== null && (
        <GoalDialog
          goal={edited === 'new' ? null : edited}
          goals={query.data ?? []}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
    </Card>
  );
}
