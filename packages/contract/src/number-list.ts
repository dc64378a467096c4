import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { longListItems } from './long-list.ts';

/** A list of numbers in groups of `each`, at most `most` of them: checks thousands of measurements in one pass. */
export function numberListSchema(each: number, most: number) {
  const schema = z
    .array(z.unknown())
    .max(each * most)
    .transform((values, { issues }) => {
      const wrong = values.findIndex(
        (value) => typeof value !== 'number' || !(Math.abs(value) < 1e6),
      );
      if (wrong === -1 && values.length % each === 0) return values as number[];
      const message =
        wrong === -1
          ? fieldMessage('The numbers must come in groups of {each}', { each })
          : fieldMessage('This is not a measurement');
      issues.push({ code: 'custom', message, path: wrong === -1 ? [] : [wrong], input: values });
      return z.NEVER;
    });
  longListItems.set(schema, z.number());
  return schema as unknown as z.ZodType<number[], number[]>;
}
