import { type ChangeEvent, type SyntheticEvent, useState } from 'react';
import type { z } from 'zod';
import { useKeptOverSignIn } from '../session/use-kept-over-sign-in.ts';
import { useLateSchema } from './late-schema.ts';

/** What is wrong, by the name of its field: `displayName`, `exercises.0.duration`. */
type Problems = ReadonlyMap<string, string>;

const NONE: Problems = new Map();

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields that hold text, or ticks. */
type NamesOf<Values, Held> = {
  [Name in keyof Values]: Values[Name] extends Held ? Name : never;
}[keyof Values] &
  string;

interface FieldsOptions<Values, Made> {
  /** Of the form; two that can be open at once need two. */
  readonly name: string;
  readonly start: Values;
  readonly load: () => Promise<z.ZodType<Made>>;
  /** Takes what the schema makes of it, and what was typed. */
  readonly send: (made: Made, typed: Values) => void;
}

/** The first of each field, which says most. */
const problemsIn = ({ issues }: z.ZodError): Problems =>
  new Map(issues.map(({ path, message }) => [path.join('.'), message] as const).toReversed());

function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[name]')];
  fields.find((field) => problems.has(field.getAttribute('name') ?? ''))?.focus();
}

/**
 * A form of several fields. It is checked when it is sent; what is wrong then stands at its fields, the first of which gets the
 * focus, and is checked again with every change. What was typed is kept when the session ends under it.
 */
export function useFields<Values extends object, Made>(options: FieldsOptions<Values, Made>) {
  const { name, load, send } = options;
  const [start] = useState(options.start);
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState(NONE);
  const check = useLateSchema(load);
  const isChanged = JSON.stringify(values) !== JSON.stringify(start);
  useKeptOverSignIn<Values>(name, () => (isChanged ? values : undefined), setValues);
  const look = async (typed: Values) => {
    const checked = await check(typed);
    const found = checked?.success === false ? problemsIn(checked.error) : NONE;
    setProblems(found);
    return { checked, found };
  };
  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part };
    setValues(next);
    if (problems.size > 0) void look(next);
  };
  const submit = async (form: HTMLFormElement) => {
    const { checked, found } = await look(values);
    if (checked?.success === true) send(checked.data, values);
    else focusFirst(form, found);
  };
  return {
    values,
    problems,
    change,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    /** For the control of a field of text. */
    text: (field: NamesOf<Values, string>) => ({
      name: field,
      value: values[field] as string,
      onChange: ({ target }: ChangeEvent<TextControl>) => {
        change({ [field]: target.value } as Partial<Values>);
      },
    }),
    /** For a box to tick. */
    tick: (field: NamesOf<Values, boolean>) => ({
      name: field,
      checked: values[field] as boolean,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        change({ [field]: target.checked } as Partial<Values>);
      },
    }),
  };
}

/** A form of these values, as its parts take it. */
export type Fields<Values extends object> = ReturnType<typeof useFields<Values, unknown>>;
