import type { TeamDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { AskFirst } from '../../../components/ui/ask-first.tsx';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';
import { call } from '../../../lib/api-client/call.ts';
import { RenameTeamDialog } from '../name-dialog.tsx';

export interface TeamActionProps {
  readonly team: TeamDetails;
  readonly userId: string;
  /** The team was deleted, or the player has left it. */
  readonly onGone: () => void;
}

interface QuestionProps extends TeamActionProps {
  readonly onClose: () => void;
}

function DeleteTeam({ team, onGone, onClose }: QuestionProps) {
  const { mutate, isPending } = useTeamChange(
    () => call('DELETE /api/teams/:id', { params: { id: team.id } }),
    {
      failed: t('Failed to delete team'),
      onDone: onGone,
    },
  );
  return (
    <AskFirst
      question={t('Delete {team}?', { team: team.name })}
      deed={t('Delete Team')}
      pending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      {t(
        'The team, its invitations and its assigned workouts are gone for everybody. The players keep their workouts. This cannot be undone.',
      )}
    </AskFirst>
  );
}

function LeaveTeam({ team, userId, onGone, onClose }: QuestionProps) {
  const { mutate, isPending } = useTeamChange(
    () =>
      call('DELETE /api/teams/:id/players/:playerId', {
        params: { id: team.id, playerId: userId },
      }),
    {
      failed: t('Failed to leave team'),
      onDone: onGone,
    },
  );
  return (
    <AskFirst
      question={t('Leave {team}?', { team: team.name })}
      deed={t('Leave Team')}
      pending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      {t('Your coach no longer sees your numbers. To come back you need another invitation.')}
    </AskFirst>
  );
}

/** Dialogs for renaming, deleting and leaving the team. */
export function TeamQuestion({
  asked,
  ...props
}: QuestionProps & { readonly asked: 'rename' | 'delete' | 'leave' }) {
  switch (asked) {
    case 'rename':
      return <RenameTeamDialog team={props.team} onClose={props.onClose} />;
    case 'delete':
      return <DeleteTeam {...props} />;
    case 'leave':
      return <LeaveTeam {...props} />;
  }
}
