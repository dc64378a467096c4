import type { CurrentUser } from '@hooplog/contract';
import { rich, t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { callOf } from '../../lib/queries/use-change.ts';
import { useChangeUser } from './use-change-user.ts';

/** Switches coach mode on and off. */
export function CoachMode({ user }: { readonly user: CurrentUser }) {
  const { mutate, isPending } = useChangeUser(callOf('PATCH /api/user/coach-status'), {
    done: t('Account type updated successfully!'),
    failed: t('Failed to update account type'),
    // Which teams are listed depends on the mode.
    refresh: ['/api/teams'],
  });
  const isCoach = user.isCoach === 1;
  return (
    <Card aria-labelledby="coach-mode">
      <CardHeading
        id="coach-mode"
        description={t('Coaches create teams, follow their players’ numbers and assign workouts.')}
      >
        {t('Account type')}
      </CardHeading>
      <Switch
        label={t('Coach Mode')}
        checked={isCoach}
        disabled={isPending}
        onChange={(event) => {
          mutate({ body: { isCoach: event.target.checked } });
        }}
      />
      {isCoach && (
        <p className="mt-2 text-sm text-muted">
          {rich('Your teams are on the <link>Teams</link> page.', {
            link: (text) => (
              <Link to="/teams" className="font-semibold text-accent-text underline">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
    </Card>
  );
}
