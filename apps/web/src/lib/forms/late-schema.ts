import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { toast } from '../toast/toast-store.ts';

/** The contract's schemas, and zod with them: a quarter of a page's script, and of no use before something is typed. */
export const contractSchemas = () => import('@hooplog/contract');

/** What was typed, checked; null when the schema could not be loaded, which the user has been told. */
type Checked<S extends z.ZodType> = z.ZodSafeParseResult<z.output<S>> | null;

function tellUnchecked(): void {
  toast({
    title: 'Error',
    description: 'What you typed could not be checked. Try again when you have a connection.',
    tone: 'destructive',
  });
}

/** Fetches while the form is being filled in, so that nobody waits for it at the end. */
function useAhead(load: () => Promise<unknown>): void {
  const first = useRef(load);
  useEffect(() => {
    first.current().catch(() => undefined);
  }, []);
}

/** Checks what is typed by a schema that comes after the form. */
export function useLateSchema<S extends z.ZodType>(
  load: () => Promise<S>,
): (typed: unknown) => Promise<Checked<S>> {
  useAhead(load);
  return async (typed) => {
    const schema = await load().catch(() => null);
    if (schema !== null) return schema.safeParse(typed);
    tellUnchecked();
    return null;
  };
}

interface ResolverOptions {
  /** Gives what was typed instead of what the schema makes of it. */
  readonly raw?: boolean;
}

/** The same for react-hook-form. */
export function useLateResolver<Typed extends FieldValues, Made>(
  load: () => Promise<z.ZodType<Made, Typed>>,
  { raw = false }: ResolverOptions = {},
): Resolver<Typed, unknown, Made> {
  const loadAll = () => Promise.all([import('@hookform/resolvers/zod'), load()]);
  useAhead(loadAll);
  return async (typed, context, options) => {
    const loaded = await loadAll().catch(() => null);
    if (loaded === null) {
      tellUnchecked();
      return { values: {}, errors: { root: { type: 'unchecked' } } as FieldErrors<Typed> };
    }
    const [{ zodResolver }, schema] = loaded;
    const resolve = zodResolver(schema, undefined, { raw } as { raw?: false });
    return resolve(typed, context, options);
  };
}
