import { z } from 'zod';

/** What each long list is made of; its schema itself only sees a list of anything. */
export const longListItems = new WeakMap<object, z.ZodType>();

/**
 * A list that may hold thousands of items. Its length is looked at before any of them, and reading ends at the first one
 * that is wrong: naming what is wrong with each would take many times as long as reading a good list.
 */
export function longListSchema<Item extends z.ZodType>(item: Item, most: number) {
  const schema = z
    .array(z.unknown())
    .max(most)
    .transform((values, { issues }) => {
      const items: z.output<Item>[] = [];
      for (const [index, value] of values.entries()) {
        const parsed = item.safeParse(value);
        if (!parsed.success) {
          for (const { path, message } of parsed.error.issues) {
            issues.push({ code: 'custom', message, path: [index, ...path], input: value });
          }
          return z.NEVER;
        }
        items.push(parsed.data);
      }
      return items;
    });
  longListItems.set(schema, item);
  return schema as unknown as z.ZodType<z.output<Item>[], z.input<Item>[]>;
}
