import type { WorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Link, useRouter } from '@tanstack/react-router';
import { ListChecks, RotateCcw, Trophy } from 'lucide-react';
import { ShareWorkout } from '../../components/share/share-workout.tsx';
import { Button } from '../../components/ui/button.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';
import { EditAndDelete } from '../../components/workouts/edit-and-delete.tsx';
import { useListBefore } from '../../lib/navigation/list-before.ts';

// Not needed until their buttons are pressed.
const EditWorkout = lazyDialog(async () => (await import('./edit-workout.tsx')).EditWorkout);
const DeleteWorkout = lazyDialog(async () => (await import('./delete-workout.tsx')).DeleteWorkout);

interface WorkoutActionsProps {
  readonly workout: WorkoutDetails;
}

/** Beside the heading: frequent actions on a workout. */
export function WorkoutActions({ workout }: WorkoutActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {workout.videoId !== null && (
        <Button asChild variant="secondary" size="sm">
          <Link to="/video/$id" params={{ id: workout.videoId }}>
            <ListChecks aria-hidden /> {t('Correct Shots')}
          </Link>
        </Button>
      )}
      <Button asChild variant="secondary" size="sm">
        <Link to="/workout/$id/finish" params={{ id: workout.id }}>
          <Trophy aria-hidden /> {t('Result')}
        </Link>
      </Button>
      <ShareWorkout workoutId={workout.id} />
    </div>
  );
}

/** At the end of the page: actions that repeat, change or delete a workout. */
export function WorkoutChanges({ workout }: WorkoutActionsProps) {
  const { history, navigate } = useRouter();
  const list = useListBefore();
  const leave = () => {
    if (list !== null) history.back();
    else void navigate({ to: '/', replace: true });
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button asChild variant="secondary" size="sm">
        <Link to="/upload" search={{ tracking: true, repeat: workout.id }}>
          <RotateCcw aria-hidden /> {t('Repeat')}
        </Link>
      </Button>
      <EditAndDelete
        variant="secondary"
        edit={(onClose) => <EditWorkout workout={workout} onClose={onClose} />}
        remove={(onClose) => (
          <DeleteWorkout workout={workout} onClose={onClose} onDeleted={leave} />
        )}
      />
    </div>
  );
}
