import type { ComponentProps, ReactNode } from 'react';
import { userMessage } from '../../lib/api-client/api-error.ts';
import { contractSchemas } from '../../lib/forms/lazy-schema.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

const loadSchema = async () => (await contractSchemas()).emailInputSchema;

interface Asked {
  readonly body: { readonly email: string };
}

interface EmailFormProps {
  readonly label: string;
  readonly initialEmail?: string;
  readonly input: Pick<ComponentProps<typeof Input>, 'autoComplete' | 'placeholder'>;
  readonly send: (asked: Asked) => Promise<unknown>;
  /** Shown if the server gives no text. */
  readonly failed: string;
  readonly onSent: (email: string) => void;
  /** Above the field. */
  readonly intro?: ReactNode;
  /** The submit button, and everything below it. */
  readonly children: (isPending: boolean) => ReactNode;
}

/** Asks for one e-mail address, to which codes are sent. */
export function EmailForm(props: EmailFormProps) {
  const { label, initialEmail = '', input, send, failed, onSent, intro, children } = props;
  const { mutateAsync, isPending, error } = useChange(send, {
    failed: null,
    onDone: (_, { body }) => {
      onSent(body.email);
    },
  });
  const { errors, onSubmit, text } = useForm({
    start: { email: initialEmail },
    load: loadSchema,
    send: (body) => mutateAsync({ body }),
  });
  const failure = error === null ? undefined : userMessage(error, failed);
  return (
    <form noValidate className="space-y-5" onSubmit={onSubmit}>
      {intro}
      <Field label={label} error={errors.get('email') ?? failure}>
        {(control) => (
          <Input
            {...control}
            {...text('email')}
            {...input}
            type="email"
            inputMode="email"
            autoFocus
          />
        )}
      </Field>
      {children(isPending)}
    </form>
  );
}
