import type { Player } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { call } from '../../../lib/api-client/call.ts';
import { AskFirst } from '../../../components/ui/ask-first.tsx';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';

interface RemovePlayerProps {
  readonly teamId: string;
  readonly player: Player;
  readonly onClose: () => void;
}

/** Confirms removing a player from the team. */
export function RemovePlayer({ teamId, player, onClose }: RemovePlayerProps) {
  const { mutate, isPending } = useTeamChange(
    () =>
      call('DELETE /api/teams/:id/players/:playerId', {
        params: { id: teamId, playerId: player.id },
      }),
    {
      failed: t('Failed to remove player'),
      onDone: onClose,
    },
  );
  return (
    <AskFirst
      question={t('Remove {name}?', { name: player.name })}
      deed={t('Remove Player')}
      pending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      {t(
        'Their workouts stay theirs; you no longer see their numbers. The join link stops working, so that they cannot use it to come back. Make a new one for the others.',
      )}
    </AskFirst>
  );
}
