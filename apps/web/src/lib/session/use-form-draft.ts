import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useKeptOverSignIn } from './use-kept-over-sign-in.ts';

/** Keeps a changed form when the session ends under it, and fills it in again after signing in. */
export function useFormDraft<T extends FieldValues, C, O>(
  name: string,
  {
    formState,
    getValues,
    reset,
  }: Pick<UseFormReturn<T, C, O>, 'formState' | 'getValues' | 'reset'>,
): void {
  const { isDirty } = formState;
  useKeptOverSignIn<T>(
    name,
    () => (isDirty ? getValues() : undefined),
    (values) => {
      reset(values, { keepDefaultValues: true });
    },
  );
}
