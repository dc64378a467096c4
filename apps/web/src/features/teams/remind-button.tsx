import { t } from '@hooplog/language';
import { BellRing } from 'lucide-react';
import { useTeamChange } from '../../components/teams/use-team-change.ts';
import { Button } from '../../components/ui/button.tsx';
import { call } from '../../lib/api-client/call.ts';
import { toast } from '../../lib/toast/toast-store.ts';

interface RemindButtonProps {
  readonly teamId: string;
  readonly playerIds: readonly string[];
}

/** Reminds all players who have not trained this week, with one tap. */
export function RemindButton({ teamId, playerIds }: RemindButtonProps) {
  const body = { playerIds: [...playerIds] };
  const { mutate, isPending, isSuccess } = useTeamChange(
    () => call('POST /api/teams/:id/reminders', { params: { id: teamId }, body }),
    {
      failed: t('Failed to send the reminder'),
      onDone: ({ reminded }) => {
        toast({
          title: t('{players, plural, one {# player reminded} other {# players reminded}}', {
            players: reminded,
          }),
        });
      },
    },
  );
  return (
    <Button
      variant="secondary"
      pending={isPending}
      disabled={isSuccess}
      onClick={() => {
        mutate();
      }}
    >
      <BellRing aria-hidden />
      {isSuccess
        ? t('Reminded')
        : t('Remind {players, plural, one {# player} other {# players}}', {
            players: playerIds.length,
          })}
    </Button>
  );
}
