import type { Group } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { AskFirst } from '../../../components/ui/ask-first.tsx';
import { callOf, useChange } from '../../../lib/queries/use-change.ts';

export interface SquadActionsProps {
  readonly group: Group;
  readonly userId: string;
  /** The user has left the squad or deleted it. */
  readonly onGone: () => void;
}

export interface DialogProps extends SquadActionsProps {
  readonly onClose: () => void;
}

/** Confirms deleting the squad for everyone. */
export function DeleteDialog({ group, onGone, onClose }: DialogProps) {
  const { mutate, isPending } = useChange(callOf('DELETE /api/groups/:id'), {
    failed: t('Failed to delete the squad'),
    refresh: ['/api/groups'],
    onDone: onGone,
  });
  return (
    <AskFirst
      question={t('Delete this squad?')}
      deed={t('Delete Squad')}
      pending={isPending}
      onConfirm={() => {
        mutate({ params: { id: group.id } });
      }}
      onClose={onClose}
    >
      {t(
        '{squad} is gone for all of its members, with its challenges and open invitations. Everybody keeps their workouts.',
        { squad: group.name },
      )}
    </AskFirst>
  );
}

/** Confirms leaving the squad. */
export function LeaveDialog({ group, userId, onGone, onClose }: DialogProps) {
  const { mutate, isPending } = useChange(callOf('DELETE /api/groups/:id/members/:userId'), {
    failed: t('Failed to leave the squad'),
    refresh: ['/api/groups'],
    onDone: onGone,
  });
  return (
    <AskFirst
      question={t('Leave this squad?')}
      deed={t('Leave Squad')}
      pending={isPending}
      onConfirm={() => {
        mutate({ params: { id: group.id, userId } });
      }}
      onClose={onClose}
    >
      {t(
        'You no longer see its members and their numbers, and they no longer see yours. You leave its challenges, and what you wrote in its chat goes with you. A new invitation brings you back.',
      )}
    </AskFirst>
  );
}
