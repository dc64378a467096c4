import { countCharacters } from '@hooplog/domain';
import { z } from 'zod';

/**
 * Anything but spaces, controls, characters without a width of their own, and marks, which need a letter to stand on.
 * Four more are drawn as nothing, though Unicode calls them symbols or letters: the braille pattern without a dot, the
 * note without a head and the two blanks of hieroglyphs.
 */
const SEEN =
  /[^\p{Z}\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]/u;
const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** They turn the text that follows around, also beyond the name's own end. */
const DIRECTION_CHANGES = /[\u202A-\u202E\u2066-\u2069]/gu;

/** PostgreSQL's text holds every character but NUL. */
export const isWithoutNul = (text: string): boolean => !text.includes('\0');

/** Whether somebody who looks at a text sees anything. */
export const isSeen = (text: string): boolean => SEEN.test(text);

const onOneLine = (text: string) =>
  text.replace(LINE_BREAKS, ' ').replace(DIRECTION_CHANGES, '').trim();

/** A text of at most `max` characters. */
export const atMost = (schema: z.ZodString, max: number, tooLong: string): z.ZodString =>
  schema
    .refine((text) => text.length <= max || countCharacters(text) <= max, tooLong)
    .meta({ maxLength: max });

/** A name as others see it: on one line, trimmed, and with something in it to see. */
export const nameSchema = (missing: string, max: number, tooLong: string) =>
  atMost(z.string(missing).overwrite(onOneLine).refine(isSeen, missing), max, tooLong);
