/**
 * The languages of the program, the one that its sources are written in first. To add one: its tag (BCP 47) here, and
 * `catalogues/{tag}.po`, which `npm run texts` writes and fills with what is to be translated.
 */
export const LANGUAGES = ['en', 'de', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Of the texts in the sources: it needs no catalogue. */
export const SOURCE_LANGUAGE: Language = 'en';

export const isLanguage = (tag: string): tag is Language =>
  (LANGUAGES as readonly string[]).includes(tag);
