import { isLanguage, type Language, SOURCE_LANGUAGE } from '../languages.ts';
import { inLanguage } from '../node/index.ts';

/** A language of the tests alone: every text is longer and accented, so that what is cut off or not translated is seen. */
export const PSEUDO = 'en-XA';

/** Another one of the tests: written from right to left, so that what stands on a fixed side is seen. */
const RIGHT_TO_LEFT_PSEUDO = 'ar-XB';

type Pseudo = typeof PSEUDO | typeof RIGHT_TO_LEFT_PSEUDO;

export type BuiltLanguage = Language | Pseudo;

export const isPseudo = (language: string): language is Pseudo =>
  language === PSEUDO || language === RIGHT_TO_LEFT_PSEUDO;

/** Of this run of the build: English, where nothing else is asked for. @throws Error for one that is not there */
export function builtLanguage(tag = process.env['HOOPLOG_LANGUAGE']): BuiltLanguage {
  if (tag === undefined) return SOURCE_LANGUAGE;
  if (isPseudo(tag) || isLanguage(tag)) return tag;
  throw new Error(`There is no catalogue of "${tag}"`);
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

export const isRightToLeft = (language: BuiltLanguage): boolean =>
  RIGHT_TO_LEFT.has(language.split('-', 1)[0] ?? '');

/** Texts of what is built by Node itself. */
export function sayIn<Said>(language: BuiltLanguage, say: () => Said): Said {
  if (isPseudo(language)) return say();
  return inLanguage(language, say);
}
