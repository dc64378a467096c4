import { TRASH_DAYS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { AskFirst } from '../ui/ask-first.tsx';

interface DeleteWorkoutDialogProps {
  readonly workoutId: string;
  /** What is deleted with it. */
  readonly children: ReactNode;
  /** Makes the delete call. */
  readonly onDelete: () => Promise<unknown>;
  /** Called after the deletion; the totals are refetched afterwards. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** The confirmation before a workout of either kind is deleted. */
export function DeleteWorkoutDialog(props: DeleteWorkoutDialogProps) {
  const { workoutId, children, onDelete, onDeleted, onClose } = props;
  const client = useQueryClient();
  const { mutate, isPending } = useChange(onDelete, {
    failed: t('Failed to delete workout'),
    onDone: async () => {
      onDeleted();
      (await import('./offer-undo.ts')).offerUndo(client, workoutId);
      await refreshAfterWorkout(client);
    },
  });
  return (
    <AskFirst
      question={t('Delete this workout?')}
      deed={t('Delete Workout')}
      pending={isPending}
      onConfirm={() => {
        mutate();
      }}
      onClose={onClose}
    >
      {children} {t('You can restore it from your trash for {days} days.', { days: TRASH_DAYS })}
    </AskFirst>
  );
}
