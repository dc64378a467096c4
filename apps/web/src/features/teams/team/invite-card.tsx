import { createTeamInvitation } from '@hooplog/contract';
import { type SyntheticEvent, useState } from 'react';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { contractSchemas, useLateSchema } from '../../../lib/forms/late-schema.ts';
import { useKeptOverSignIn } from '../../../lib/session/use-kept-over-sign-in.ts';
import { JoinLink } from './join-link.tsx';
import { OpenInvitations } from './open-invitations.tsx';

interface OfTeam {
  readonly teamId: string;
}

const loadSchema = async () => (await contractSchemas()).teamInvitationInputSchema;

/** Asks one player by e-mail. What is said afterwards is the same for every address. */
function InviteByEmail({ teamId }: OfTeam) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  useKeptOverSignIn(`invite-to-team.${teamId}`, () => (email === '' ? undefined : email), setEmail);
  const { mutate, isPending } = useTeamChange(
    (address: string) =>
      call(createTeamInvitation, { params: { id: teamId }, body: { email: address } }),
    {
      done: 'Invitation created!',
      failed: 'Failed to create invitation',
      onDone: () => {
        setEmail('');
      },
    },
  );
  const check = useLateSchema(loadSchema);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = await check({ email });
    if (checked?.success === true) mutate(checked.data.email);
    else setError(checked?.error.issues[0]?.message);
  };
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)}>
      <Field
        label="Player’s e-mail"
        hint="They are asked here and by e-mail, and join by accepting."
        error={error}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="off"
              className="min-w-0 flex-1"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setError(undefined);
              }}
            />
            <Button type="submit" pending={isPending}>
              Invite
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

/** The two ways onto a team: asked by e-mail, or by the join link. */
export function InviteCard({ teamId }: OfTeam) {
  return (
    <Card aria-labelledby="add-players">
      <CardHeading id="add-players">Add players</CardHeading>
      <InviteByEmail teamId={teamId} />
      <OpenInvitations teamId={teamId} />
      <h3 className="mt-5 mb-2 text-sm font-semibold">Or by a link</h3>
      <JoinLink teamId={teamId} />
    </Card>
  );
}
