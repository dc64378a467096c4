import { deleteManualWorkout, type ManualWorkoutDetails } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { formatLongDay } from '../../lib/format/dates.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { toast } from '../../lib/toast/toast-store.ts';

/** Deletes a manual workout, after a question. */
export function DeleteManualWorkout({ workout }: { readonly workout: ManualWorkoutDetails }) {
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deleteManualWorkout, { params: { id: workout.id } }),
    onSuccess: async () => {
      setIsAsking(false);
      await refreshAfterWorkout(client);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = userMessage(error, 'Failed to delete workout');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        <Trash2 aria-hidden /> Delete
      </Button>
      <Dialog
        open={isAsking}
        title="Delete this workout?"
        onClose={() => {
          setIsAsking(false);
        }}
      >
        <p>
          {`${workout.totalDuration} minutes on ${formatLongDay(workout.localDay)} are taken out of your calendar and your streak. This cannot be undone.`}
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
    </>
  );
}
