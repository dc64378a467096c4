import type { WorkoutDetails } from '@hooplog/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { ListChecks, Pencil, Trash2, Trophy } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ShareWorkout } from '../../components/share/share-workout.tsx';
import { Button } from '../../components/ui/button.tsx';
import { lateDialog } from '../../components/ui/late-part.tsx';

// Of no use before their buttons are pressed.
const EditWorkout = lateDialog(async () => (await import('./edit-workout.tsx')).EditWorkout).Part;
const DeleteWorkout = lateDialog(
  async () => (await import('./delete-workout.tsx')).DeleteWorkout,
).Part;

/** What can be done with a saved workout. */
export function WorkoutActions({ workout }: { readonly workout: WorkoutDetails }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const navigate = useNavigate();
  const close = () => {
    setOpen(null);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {workout.videoId !== null && (
        <Button asChild variant="secondary" size="sm">
          <Link to="/video/$id" params={{ id: workout.videoId }}>
            <ListChecks aria-hidden /> Correct Shots
          </Link>
        </Button>
      )}
      <Button asChild variant="secondary" size="sm">
        <Link to="/workout/$id/finish" params={{ id: workout.id }}>
          <Trophy aria-hidden /> {workout.source === 'video' ? 'Result and Reel' : 'Result'}
        </Link>
      </Button>
      <ShareWorkout workoutId={workout.id} />
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setOpen('edit');
        }}
      >
        <Pencil aria-hidden /> Edit
      </Button>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setOpen('delete');
        }}
      >
        <Trash2 aria-hidden /> Delete
      </Button>
      <Suspense fallback={null}>
        {open === 'edit' && <EditWorkout workout={workout} onClose={close} />}
        {open === 'delete' && (
          <DeleteWorkout
            workout={workout}
            onClose={close}
            onDeleted={() => void navigate({ to: '/', replace: true })}
          />
        )}
      </Suspense>
    </div>
  );
}
