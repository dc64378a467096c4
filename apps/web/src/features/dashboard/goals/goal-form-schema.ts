import { goalInputSchema } from '@hooplog/contract';
import { z } from 'zod';

/** The contract's schema, with the target typed as text. */
export const goalFormSchema = z.preprocess(
  (typed: { readonly kind: string; readonly target: string }) => ({
    ...typed,
    target: Number(typed.target),
  }),
  goalInputSchema,
);
