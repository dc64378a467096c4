import { DELETION_WORD } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { contractSchemas } from '../../lib/forms/lazy-schema.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { forgetUsersOnThisDevice } from './forget-device.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { withBase } from '../../lib/base-path.ts';

const loadSchema = async () => (await contractSchemas()).deletionInputSchema;

interface DeleteAccountDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Confirms the deletion of an account by typing. */
export function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  const { mutateAsync, isPending, isSuccess } = useChange(callOf('DELETE /api/user'), {
    failed: t('Failed to delete the account'),
    onDone: () => {
      forgetUsersOnThisDevice();
      window.location.assign(withBase('/'));
    },
  });
  // Without a draft: the text confirms a decision and is not work to preserve.
  const { values, errors, text, onSubmit } = useForm({
    start: { confirmation: '' },
    load: loadSchema,
    send: (body) => mutateAsync({ body }),
  });
  const typed = values.confirmation.trim();
  const isMeant = typed === DELETION_WORD || typed.toLowerCase() === email;
  return (
    <Dialog open title={t('Delete your account?')} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={onSubmit}>
        <p>
          {t(
            'Your workouts, videos, photo, badges, messages and teams are deleted for good. Squads that you own go to the member who has been there longest. This cannot be undone.',
          )}
        </p>
        <Field
          label={t('Type {word} to confirm', { word: DELETION_WORD })}
          hint={t('Or your e-mail address, {email}.', { email })}
          error={errors.get('confirmation')}
        >
          {(control) => (
            <Input {...control} {...text('confirmation')} autoComplete="off" autoCapitalize="off" />
          )}
        </Field>
        <Button
          type="submit"
          variant="danger"
          className="w-full"
          disabled={!isMeant}
          pending={isPending || isSuccess}
        >
          {isPending || isSuccess ? t('Deleting...') : t('Delete My Account for Good')}
        </Button>
      </form>
    </Dialog>
  );
}
