import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '../languages.ts';
import { setSpeaker } from '../translate.ts';
import { keyOf, readCatalogue } from './catalogue.ts';

export { readCatalogue } from './catalogue.ts';

const current = new AsyncLocalStorage<Language>();

// Read where the program starts (some 100 ms), not where the first text is asked for.
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
 * Runs what writes texts for a reader: every `t` in it is in their language. Outside of it texts are English.
 *
 * @param language null where nobody knows what its reader speaks: English
 */
export const inLanguage = <Result>(language: Language | null, write: () => Result): Result =>
  current.run(language ?? SOURCE_LANGUAGE, write);
