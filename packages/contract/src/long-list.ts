import { z } from 'zod';

/** The item schema of each long list; the list's own schema accepts any items. */
export const longListItems = new WeakMap<object, z.ZodType>();

/**
 * A list that may hold thousands of items. Its length is checked first, and parsing stops at the first
 * invalid item: listing the problems of each would take many times as long as parsing a valid list.
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
