import { createGroupInvitation, invitationInputSchema } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { useKeptOverSignIn } from '../../../lib/session/use-kept-over-sign-in.ts';
import { useGroupChange } from '../use-group-change.ts';

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
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const parsed = invitationInputSchema.safeParse({ inviteeEmail: email.trim() });
    if (parsed.success) mutate(email.trim());
    else setError('Please enter a valid e-mail address');
  };
  return (
    <Card aria-labelledby="invite">
      <CardHeading
        id="invite"
        description={`An invitation is good for ${LIMITS.INVITATION_DAYS} days and lets one person in.`}
      >
        Invite to the squad
      </CardHeading>
      <form noValidate className="max-w-[560px] space-y-4" onSubmit={onSubmit}>
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
