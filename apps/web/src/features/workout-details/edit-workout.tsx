import { updateWorkout, type UpdateWorkoutBody, type WorkoutDetails } from '@hooplog/contract';
import { LIMITS, percentage } from '@hooplog/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { ZoneCountFields } from './zone-count-fields.tsx';
import { toCorrection, toZoneCounts } from './zone-counts.ts';

interface EditWorkoutProps {
  readonly workout: WorkoutDetails;
  readonly onClose: () => void;
}

function useCorrect(workoutId: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateWorkoutBody) =>
      call(updateWorkout, { params: { id: workoutId }, body }),
    onSuccess: async () => {
      toast({ title: 'Success', description: 'Workout saved successfully!' });
      onDone();
      await refreshAfterWorkout(client);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = userMessage(error, 'Failed to save workout');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
}

/** Notes of any workout; zones of one counted by hand. Shots of a video are corrected in its review. */
export function EditWorkout({ workout, onClose }: EditWorkoutProps) {
  const [notes, setNotes] = useState(workout.notes ?? '');
  const [counts, setCounts] = useState(() => toZoneCounts(workout));
  const { mutate, isPending } = useCorrect(workout.id, onClose);
  const isByHand = workout.source === 'manual';
  const correction = toCorrection(counts);
  const { made, totalShots } = correction.workout;
  return (
    <Dialog open title="Edit Workout" onClose={onClose}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          const trimmed = notes.trim();
          mutate({ notes: trimmed === '' ? null : trimmed, ...(isByHand && correction) });
        }}
      >
        <Field label="Workout Notes">
          {(control) => (
            <Textarea
              {...control}
              rows={LIMITS.NOTES_ROWS}
              maxLength={LIMITS.NOTES_MAX}
              value={notes}
              onChange={(event) => {
                setNotes(event.target.value);
              }}
            />
          )}
        </Field>
        {isByHand && <ZoneCountFields counts={counts} onChange={setCounts} />}
        {isByHand && (
          <p className="text-sm font-semibold figures">
            {`${made}/${totalShots} made · ${percentage(made, totalShots)}%`}
          </p>
        )}
        <Button
          type="submit"
          className="w-full"
          pending={isPending}
          disabled={isByHand && totalShots === 0}
        >
          {isPending ? 'Saving...' : 'Save Changes'}
        </Button>
      </form>
    </Dialog>
  );
}
