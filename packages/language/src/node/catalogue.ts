import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import type { Language } from '../languages.ts';

const FOLDER = join(import.meta.dirname, '../../catalogues');

export const fileOf = (language: Language): string => join(FOLDER, `${language}.po`);

/** What is one text: the same words in another context may be others elsewhere. */
export const keyOf = (message: string, context: string | null | undefined): string =>
  context == null ? message : `${context}\u0004${message}`;

/** Texts by their key. */
export type Catalogue = ReadonlyMap<string, string>;

/** What a language has of the texts of the sources. */
export function readCatalogue(language: Language): Catalogue {
  const { items } = PO.parse(readFileSync(fileOf(language), 'utf8'));
  const found = items.flatMap(({ msgid, msgctxt, msgstr }) => {
    const [text] = msgstr;
    return text === undefined || text === '' ? [] : [[keyOf(msgid, msgctxt), text] as const];
  });
  return new Map(found);
}
