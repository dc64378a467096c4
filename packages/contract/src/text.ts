import { countCharacters, isSeen, onOneLine } from '@hooplog/domain';
import { z } from 'zod';

/** PostgreSQL's text holds every character but NUL. */
export const isWithoutNul = (text: string): boolean => !text.includes('\0');

/** A text of at most `max` characters. */
export const atMost = (schema: z.ZodString, max: number, tooLong: string): z.ZodString =>
  schema
    .refine((text) => text.length <= max || countCharacters(text) <= max, tooLong)
    .meta({ maxLength: max });

/** A name as others see it: on one line, trimmed, and with something in it to see. */
export const nameSchema = (missing: string, max: number, tooLong: string) =>
  atMost(z.string(missing).overwrite(onOneLine).refine(isSeen, missing), max, tooLong);
