import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { usePersistedDraft } from '../session/use-persisted-draft.ts';
import { useLazySchema } from './lazy-schema.ts';

/** Errors by field name: `displayName`, `exercises.0.duration`. */
type Errors = ReadonlyMap<string, string>;

const NONE: Errors = new Map();

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The names of text fields, or of checkboxes. */
type NamesOf<Values, Held> = {
  [Name in keyof Values]: Values[Name] extends Held ? Name : never;
}[keyof Values] &
  string;

interface TextProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<TextControl>) => void;
}

interface FormOptions<Values, Made> {
  /**
   * Name of the draft, which survives a lost session; two forms that can be open at once need two names. No draft
   * without one.
   */
  readonly name?: string;
  readonly start: Values;
  readonly load: () => Promise<z.ZodType<Made>>;
  /** Receives the parsed values, and the input as typed. Its promise lasts while it is being sent. */
  readonly send: (made: Made, typed: Values) => unknown;
}

/** The first error of each field, which is the most useful. */
const errorsIn = ({ issues }: z.ZodError): Errors =>
  new Map(issues.map(({ path, message }) => [path.join('.'), message] as const).toReversed());

const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<TextControl>('[name]')];

/** The content of the fields: some password managers fill fields without firing events. */
function typedIn<Values extends object>(form: HTMLFormElement, values: Values): Values {
  const filled: Record<string, string> = {};
  for (const { name, value } of controlsOf(form)) {
    if (typeof values[name as keyof Values] === 'string') filled[name] = value;
  }
  return { ...values, ...filled };
}

/**
 * Every form: validated on submit. Errors then show at their fields, the first such field gets the focus, and every
 * change validates again. A form being sent is not sent again. Input survives a lost session.
 */
export function useForm<Values extends object, Made>(options: FormOptions<Values, Made>) {
  const { name, load, send } = options;
  const [start] = useState(options.start);
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState(NONE);
  const isSending = useRef(false);
  const check = useLazySchema(load);
  const isChanged = JSON.stringify(values) !== JSON.stringify(start);
  usePersistedDraft<Values>(
    name ?? '',
    () => (name !== undefined && isChanged ? values : undefined),
    setValues,
  );
  const look = async (typed: Values) => {
    setValues(typed);
    const checked = await check(typed);
    const found = checked?.success === false ? errorsIn(checked.error) : NONE;
    setErrors(found);
    return { checked, found };
  };
  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part };
    if (errors.size > 0) void look(next);
    else setValues(next);
  };
  const submit = async (form: HTMLFormElement) => {
    const typed = typedIn(form, values);
    const { checked, found } = await look(typed);
    if (checked?.success !== true) {
      controlsOf(form)
        .find((control) => found.has(control.name))
        ?.focus();
      return;
    }
    // `useChange` reports the failure.
    await Promise.resolve(send(checked.data, typed)).catch(() => undefined);
  };
  return {
    values,
    errors,
    change,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      void submit(event.currentTarget).finally(() => {
        isSending.current = false;
      });
    },
    /** Props of a text field. */
    text: (field: NamesOf<Values, string>): TextProps => ({
      name: field,
      value: values[field] as string,
      onChange: ({ target }: ChangeEvent<TextControl>) => {
        change({ [field]: target.value } as Partial<Values>);
      },
    }),
    /** Props of a checkbox. */
    tick: (field: NamesOf<Values, boolean>) => ({
      name: field,
      checked: values[field] as boolean,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        change({ [field]: target.checked } as Partial<Values>);
      },
    }),
  };
}

/** A form of these values, as passed to its parts. */
export type Form<Values extends object> = ReturnType<typeof useForm<Values, unknown>>;
