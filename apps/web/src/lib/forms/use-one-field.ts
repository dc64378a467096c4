import { type SyntheticEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { useLateSchema } from './late-schema.ts';

/**
 * A form that asks for one line: it is checked when it is sent, and what is wrong stands at the field, which gets the
 * focus, until something else is typed.
 *
 * @param load the field's schema
 */
export function useOneField(
  initial: string,
  load: () => Promise<z.ZodType<string, string>>,
  send: (checked: string) => void,
) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const check = useLateSchema(load);
  const submit = async () => {
    // What stands there: not every manager of passwords tells of what it fills in.
    const checked = await check(field.current?.value ?? '');
    if (checked?.success === true) send(checked.data);
    if (checked?.success !== false) return;
    setProblem(checked.error.issues[0]?.message);
    field.current?.focus();
  };
  return {
    problem,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      void submit();
    },
    /** For the `Input`. */
    field: {
      ref: field,
      defaultValue: initial,
      onChange: () => {
        setProblem(undefined);
      },
    },
  };
}
