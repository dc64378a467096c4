import { LIMITS } from '@hooplog/domain';
import { type SyntheticEvent, useState } from 'react';
import type { z } from 'zod';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { contractSchemas, useLateSchema } from '../../lib/forms/late-schema.ts';
import { useKeptOverSignIn } from '../../lib/session/use-kept-over-sign-in.ts';

/** What a player writes about a squad. */
export interface SquadText {
  readonly name: string;
  readonly description: string;
}

interface SquadFormProps {
  readonly initial: SquadText;
  readonly submit: { readonly label: string; readonly pendingLabel: string };
  readonly pending: boolean;
  readonly onSubmit: (text: SquadText) => void;
}

type Errors = Partial<Record<string, string>>;

const loadSchema = async () => (await contractSchemas()).groupInputSchema;

function errorsIn({ issues }: z.ZodError): Errors {
  return Object.fromEntries(
    issues.map(({ path, message }): [string, string] => [path.join('.'), message]),
  );
}

/** Name and description of a squad, new or not. */
export function SquadForm({ initial, submit, pending, onSubmit }: SquadFormProps) {
  const [text, setText] = useState(initial);
  const isChanged = text.name !== initial.name || text.description !== initial.description;
  useKeptOverSignIn(`squad.${initial.name}`, () => (isChanged ? text : undefined), setText);
  const [errors, setErrors] = useState<Errors>({});
  const write = (field: keyof SquadText) => (event: { target: { value: string } }) => {
    setText({ ...text, [field]: event.target.value });
    setErrors({});
  };
  const check = useLateSchema(loadSchema);
  const onFormSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = await check(text);
    if (checked?.success === true) onSubmit(text);
    else if (checked !== null) setErrors(errorsIn(checked.error));
  };
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void onFormSubmit(event)}>
      <Field label="Squad Name" error={errors['name']}>
        {(control) => (
          <Input
            {...control}
            maxCharacters={LIMITS.GROUP_NAME_MAX}
            autoComplete="off"
            value={text.name}
            onChange={write('name')}
          />
        )}
      </Field>
      <Field label="Description (Optional)" error={errors['description']}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxCharacters={LIMITS.GROUP_DESCRIPTION_MAX}
            value={text.description}
            onChange={write('description')}
          />
        )}
      </Field>
      <Button type="submit" className="w-full" pending={pending}>
        {pending ? submit.pendingLabel : submit.label}
      </Button>
    </form>
  );
}
