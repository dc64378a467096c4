import { isLanguage, type Language, SOURCE_LANGUAGE } from '../languages.ts';
import { inLanguage } from '../node/index.ts';

/** A pseudo-language for tests: every text is longer and accented, to reveal truncated and untranslated texts. */
export const PSEUDO = 'en-XA';

/** A right-to-left pseudo-language for tests, to reveal layout fixed to one side. */
const RIGHT_TO_LEFT_PSEUDO = 'ar-XB';

type Pseudo = typeof PSEUDO | typeof RIGHT_TO_LEFT_PSEUDO;

export type BuiltLanguage = Language | Pseudo;

export const isPseudo = (language: string): language is Pseudo =>
  language === PSEUDO || language === RIGHT_TO_LEFT_PSEUDO;

/** The language of this build: English by default. @throws Error for a language without a catalogue */
export function builtLanguage(tag = process.env['HOOPLOG_LANGUAGE']): BuiltLanguage {
  if (tag === undefined) return SOURCE_LANGUAGE;
  if (isPseudo(tag) || isLanguage(tag)) return tag;
  throw new Error(`There is no catalogue of "${tag}"`);
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

export const isRightToLeft = (language: BuiltLanguage): boolean =>
  RIGHT_TO_LEFT.has(language.split('-', 1)[0] ?? '');

/** Evaluates texts that Node itself builds, in the language of the build. */
export function sayIn<Said>(language: BuiltLanguage, say: () => Said): Said {
  if (isPseudo(language)) return say();
  return inLanguage(language, say);
}
