import { deleteAccount, DELETION_WORD } from '@hooplog/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { forgetUsersOnThisDevice } from '../../lib/kept/forget-device.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';

const useDelete = () =>
  useChange(callOf(deleteAccount), {
    failed: 'Failed to delete the account',
    onDone: () => {
      forgetUsersOnThisDevice();
      window.location.assign('/');
    },
  });

function Confirmation({ email }: { readonly email: string }) {
  const [typed, setTyped] = useState('');
  const { mutate, isPending, isSuccess } = useDelete();
  const isMeant = typed.trim() === DELETION_WORD || typed.trim().toLowerCase() === email;
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isMeant) mutate({ body: { confirmation: typed.trim() } });
      }}
    >
      <p>
        Your workouts, videos, photo, badges, messages and teams are deleted for good. Squads that
        you own go to the member who has been there longest. This cannot be undone.
      </p>
      <Field label={`Type ${DELETION_WORD} to confirm`} hint={`Or your e-mail address, ${email}.`}>
        {(control) => (
          <Input
            {...control}
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            onChange={(event) => {
              setTyped(event.target.value);
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="danger"
        className="w-full"
        disabled={!isMeant}
        pending={isPending || isSuccess}
      >
        {isPending || isSuccess ? 'Deleting...' : 'Delete My Account for Good'}
      </Button>
    </form>
  );
}

/** Deletes the account, after a question that has to be answered by typing. */
export function DeleteAccount({ email }: { readonly email: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-4 text-missed"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        <Trash2 aria-hidden /> Delete Account
      </Button>
      <Dialog
        open={isAsking}
        title="Delete your account?"
        onClose={() => {
          setIsAsking(false);
        }}
      >
        <Confirmation email={email} />
      </Dialog>
    </>
  );
}
