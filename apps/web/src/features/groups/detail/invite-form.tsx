import { createGroupInvitation } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { contractSchemas, useLateSchema } from '../../../lib/forms/late-schema.ts';
import { useKeptOverSignIn } from '../../../lib/session/use-kept-over-sign-in.ts';
import { useGroupChange } from '../use-group-change.ts';

const loadSchema = async () => (await contractSchemas()).invitationInputSchema;

/** Creates an invitation: for an address, or as a link. */
export function InviteForm({ groupId }: { readonly groupId: string }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  useKeptOverSignIn(
    `invite-to-squad.${groupId}`,
    () => (email === '' ? undefined : email),
    setEmail,
  );
  const { mutate, isPending } = useGroupChange({
    change: (inviteeEmail: string) =>
      call(createGroupInvitation, { params: { id: groupId }, body: { inviteeEmail } }),
    success: 'Invitation created!',
    failure: 'Failed to create invitation',
    onDone: () => {
      setEmail('');
    },
  });
  const check = useLateSchema(loadSchema);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = await check({ inviteeEmail: email.trim() });
    if (checked?.success === true) mutate(email.trim());
    else if (checked !== null) setError('Please enter a valid e-mail address');
  };
  return (
    <Card aria-labelledby="invite">
      <CardHeading
        id="invite"
        description={`An invitation is good for ${LIMITS.INVITATION_DAYS} days and lets one person in.`}
      >
        Invite to the squad
      </CardHeading>
      <form
        noValidate
        className="max-w-[560px] space-y-4"
        onSubmit={(event) => void onSubmit(event)}
      >
        <Field
          label="E-mail (optional)"
          hint="We mail the link to this address, and only its account can use it. Leave it empty for a link that you pass on yourself."
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="off"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <Button type="submit" className="w-full sm:w-auto" pending={isPending}>
          {isPending ? 'Creating...' : 'Create Invitation'}
        </Button>
      </form>
    </Card>
  );
}
