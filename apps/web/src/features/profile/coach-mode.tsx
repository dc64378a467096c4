import { updateCoachStatus, type CurrentUser } from '@hooplog/contract';
import { Link } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { call } from '../../lib/api-client/call.ts';
import { useChangeUser } from './use-change-user.ts';

/** Player or coach, by one switch. */
export function CoachMode({ user }: { readonly user: CurrentUser }) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useChangeUser(
    (isCoach: boolean) => call(updateCoachStatus, { body: { isCoach } }),
    {
      done: 'Account type updated successfully!',
      failed: 'Failed to update account type',
    },
  );
  const change = async (isCoach: boolean) => {
    await mutateAsync(isCoach);
    // Which teams are listed depends on it.
    await client.invalidateQueries({ queryKey: ['/api/teams'] });
  };
  const isCoach = user.isCoach === 1;
  return (
    <Card aria-labelledby="coach-mode">
      <CardHeading
        id="coach-mode"
        description="Coaches create teams, follow their players’ numbers and assign workouts."
      >
        Account type
      </CardHeading>
      <Switch
        label="Coach Mode"
        checked={isCoach}
        disabled={isPending}
        onChange={(event) => {
          // A failure has been told by a toast.
          change(event.target.checked).catch(() => undefined);
        }}
      />
      {isCoach && (
        <p className="mt-2 text-sm text-muted">
          Your teams are waiting on{' '}
          <Link to="/teams" className="font-semibold text-accent-text underline">
            Teams
          </Link>
          .
        </p>
      )}
    </Card>
  );
}
