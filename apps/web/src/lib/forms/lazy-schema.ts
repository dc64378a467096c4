import { t } from '@hooplog/language';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { toast } from '../toast/toast-store.ts';

/** The contract's schemas, with zod: a quarter of a page's script, and not needed before something is typed. */
export const contractSchemas = () => import('@hooplog/contract');

/** The validated input; null if the schema could not be loaded, which the user has been told. */
type Checked<S extends z.ZodType> = z.ZodSafeParseResult<z.output<S>> | null;

function tellUnchecked(): void {
  toast({
    title: t('Error'),
    description: t('What you typed could not be checked. Try again when you have a connection.'),
    tone: 'destructive',
  });
}

/** Loads the schema while the form is being filled in, so that nobody waits for it on submit. */
function useAhead(load: () => Promise<unknown>): void {
  const first = useRef(load);
  useEffect(() => {
    first.current().catch(() => undefined);
  }, []);
}

/** Validates input with a schema that loads after the form. */
export function useLazySchema<S extends z.ZodType>(
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
