import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '../languages.ts';
import { setSpeaker } from '../translate.ts';
import { keyOf, readCatalogue } from './catalogue.ts';

export { readCatalogue } from './catalogue.ts';

const current = new AsyncLocalStorage<Language>();

// Read when the program starts (some 100 ms), not when the first text is needed.
const catalogues = new Map(
  LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE).map((language) => [
    language,
    readCatalogue(language),
  ]),
);

setSpeaker({
  language: () => current.getStore() ?? SOURCE_LANGUAGE,
  find: (message, context) =>
    catalogues.get(current.getStore() ?? SOURCE_LANGUAGE)?.get(keyOf(message, context)) ?? null,
});

/**
 * Runs `write` with the reader's language: every `t` in it returns text of that language. Elsewhere texts are
 * English.
 *
 * @param language null if the reader's language is unknown: English
 */
export const inLanguage = <Result>(language: Language | null, write: () => Result): Result =>
  current.run(language ?? SOURCE_LANGUAGE, write);
