/**
 * The languages of the program; the first is that of the sources. To add one: add its tag (BCP 47) here, and
 * let `npm run texts` write `catalogues/{tag}.po` with the texts to translate.
 */
export const LANGUAGES = ['en', 'de', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of the sources, which needs no catalogue. */
export const SOURCE_LANGUAGE: Language = 'en';

export const isLanguage = (tag: string): tag is Language =>
  (LANGUAGES as readonly string[]).includes(tag);
