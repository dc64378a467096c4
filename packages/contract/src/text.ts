import { countCharacters } from '@hooplog/domain';
import { z } from 'zod';

/**
 * Anything but spaces, controls, zero-width characters, and combining marks, which need a letter.
 * Four more are drawn as nothing, though Unicode calls them symbols or letters: the empty braille
 * pattern, the note without a head and the two blanks of hieroglyphs.
 */
const SEEN =
  /[^\p{Z}\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]/u;
const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** They reverse the direction of the text that follows, even beyond the name's end. */
const DIRECTION_CHANGES = /[\u202A-\u202E\u2066-\u2069]/gu;

/** PostgreSQL's text holds every character but NUL. */
export const isWithoutNul = (text: string): boolean => !text.includes('\0');

/** Whether a text has anything visible. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/** A text without line breaks, changes of direction and spaces around it. */
export const onOneLine = (text: string) =>
  text.replace(LINE_BREAKS, ' ').replace(DIRECTION_CHANGES, '').trim();

/** A text of at most `max` characters. */
export const atMost = (schema: z.ZodString, max: number, tooLong: string): z.ZodString =>
  schema
    .refine((text) => text.length <= max || countCharacters(text) <= max, tooLong)
    .meta({ maxLength: max });

/** A name as others see it: on one line, trimmed, with something visible in it. */
export const nameSchema = (missing: string, max: number, tooLong: string) =>
  atMost(z.string(missing).overwrite(onOneLine).refine(isSeen, missing), max, tooLong);
