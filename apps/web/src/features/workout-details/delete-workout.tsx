import { deleteWorkout, type WorkoutDetails } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { toast } from '../../lib/toast/toast-store.ts';

interface DeleteWorkoutProps {
  readonly workout: WorkoutDetails;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** The question before a workout is gone for good. */
export function DeleteWorkout({ workout, onClose, onDeleted }: DeleteWorkoutProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deleteWorkout, { params: { id: workout.id } }),
    onSuccess: async () => {
      onDeleted();
      client.removeQueries({ queryKey: ['/api/workouts', workout.id] });
      await refreshAfterWorkout(client);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = userMessage(error, 'Failed to delete workout');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
  const alsoVideo = workout.videoUrl === null ? '' : ' and its video';
  return (
    <Dialog open title="Delete this workout?" onClose={onClose}>
      <p>
        {`Its ${workout.totalShots} shots${alsoVideo} are deleted, and your numbers follow. Badges you earned stay. This cannot be undone.`}
      </p>
      <Button
        variant="danger"
        className="mt-5 w-full"
        pending={isPending}
        onClick={() => {
          mutate();
        }}
      >
        Delete Workout
      </Button>
    </Dialog>
  );
}
