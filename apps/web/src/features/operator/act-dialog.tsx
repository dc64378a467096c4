import { t } from '@hooplog/language';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import type { ApiPath } from '../../lib/api-client/api-call.ts';
import { userMessage } from '../../lib/api-client/api-error.ts';
import { contractSchemas } from '../../lib/forms/lazy-schema.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useChange } from '../../lib/queries/use-change.ts';

const loadSchema = async () => (await contractSchemas()).userActSchema.pick({ reason: true });

interface ActDialogProps {
  readonly question: string;
  /** What will happen. */
  readonly text: string;
  /** Label of the button. */
  readonly deed: string;
  readonly send: (reason: string) => Promise<unknown>;
  readonly refresh: ApiPath;
  readonly onClose: () => void;
}

/** Confirms an operator's action and asks for its reason. */
export function ActDialog({ question, text, deed, send, refresh, onClose }: ActDialogProps) {
  const { mutateAsync, isPending, error } = useChange(send, {
    failed: null,
    refresh: [refresh, '/api/operator/log'],
    onDone: onClose,
  });
  const form = useForm({
    start: { reason: '' },
    load: loadSchema,
    send: ({ reason }) => mutateAsync(reason),
  });
  const failure =
    error === null ? undefined : userMessage(error, t('That did not work. Please try again.'));
  return (
    <Dialog open title={question} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={form.onSubmit}>
        <p>{text}</p>
        <Field
          label={t('Reason')}
          hint={t('The people concerned can read it.')}
          error={form.errors.get('reason') ?? failure}
        >
          {(control) => <Textarea {...control} {...form.text('reason')} rows={3} />}
        </Field>
        <Button type="submit" variant="danger" className="w-full" pending={isPending}>
          {deed}
        </Button>
      </form>
    </Dialog>
  );
}
