import { t } from '@hooplog/language';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { contractSchemas } from '../../../lib/forms/lazy-schema.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { JoinLink } from './join-link.tsx';
import { OpenInvitations } from './open-invitations.tsx';

interface OfTeam {
  readonly teamId: string;
}

const loadSchema = async () => (await contractSchemas()).teamInvitationInputSchema;

/** Invites a player by e-mail. The confirmation is the same for every address, known or not. */
function InviteByEmail({ teamId }: OfTeam) {
  const { mutateAsync, isPending } = useTeamChange(
    (email: string) =>
      call('POST /api/teams/:id/invitations', { params: { id: teamId }, body: { email } }),
    {
      done: t('Invitation created!'),
      failed: t('Failed to create invitation'),
      onDone: () => {
        change({ email: '' });
      },
    },
  );
  const { errors, change, text, onSubmit } = useForm({
    name: `invite-to-team.${teamId}`,
    start: { email: '' },
    load: loadSchema,
    send: ({ email }) => mutateAsync(email),
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Field
        label={t('Player’s e-mail')}
        hint={t('They are invited here and by e-mail, and join by accepting.')}
        error={errors.get('email')}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="off"
              className="min-w-0 flex-1"
              {...text('email')}
            />
            <Button type="submit" pending={isPending}>
              {t('Invite')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

/** The two ways to join a team: an e-mail invitation or the join link. */
export function InviteCard({ teamId }: OfTeam) {
  return (
    <Card aria-labelledby="add-players">
      <CardHeading id="add-players">{t('Add players')}</CardHeading>
      <InviteByEmail teamId={teamId} />
      <OpenInvitations teamId={teamId} />
      <h3 className="mt-5 mb-2 text-sm font-semibold">{t('Or by a link')}</h3>
      <JoinLink teamId={teamId} />
    </Card>
  );
}
