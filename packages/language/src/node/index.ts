import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '../languages.ts';
import { setSpeaker } from '../translate.ts';
import { type Catalogue, keyOf, readCatalogue } from './catalogue.ts';

const current = new AsyncLocalStorage<Language>();
const catalogues = new Map<Language, Catalogue>();

/** Runs what writes texts for a reader: every `t` in it is in their language. Outside of it texts are English. */
export const inLanguage = <Result>(language: Language, write: () => Result): Result =>
  current.run(language, write);

/** Reads the catalogues (some 100 ms), before the first text is asked for. */
export function loadCatalogues(): void {
  const others = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);
  for (const language of others) catalogues.set(language, readCatalogue(language));
  setSpeaker({
    language: () => current.getStore() ?? SOURCE_LANGUAGE,
    find: (message, context) =>
      catalogues.get(current.getStore() ?? SOURCE_LANGUAGE)?.get(keyOf(message, context)) ?? null,
  });
}
