import type { z } from 'zod';

/** Refuses an incomplete group of variables that only work together, and names each missing one. */
export const refuseHalfGroups =
  <N extends string>(groups: readonly (readonly N[])[]) =>
  (values: Readonly<Partial<Record<N, unknown>>>, context: z.RefinementCtx): void => {
    for (const group of groups) {
      const given = group.find((name) => values[name] !== undefined);
      if (given === undefined) continue;
      for (const name of group.filter((one) => values[one] === undefined)) {
        context.addIssue({ code: 'custom', path: [name], message: `is needed beside ${given}` });
      }
    }
  };
