import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import type { Language } from '../languages.ts';

const FOLDER = join(import.meta.dirname, '../../catalogues');

export const fileOf = (language: Language): string => join(FOLDER, `${language}.po`);

/** The key of a text: the same words in another context may be translated differently. */
export const keyOf = (message: string, context: string | null | undefined): string =>
  context == null ? message : `${context}\u0004${message}`;

/** Texts by their key. */
export type Catalogue = ReadonlyMap<string, string>;

/** The translations of a language. */
export function readCatalogue(language: Language): Catalogue {
  const { items } = PO.parse(readFileSync(fileOf(language), 'utf8'));
  const found = items.flatMap(({ msgid, msgctxt, msgstr }) => {
    const [text] = msgstr;
    return text === undefined || text === '' ? [] : [[keyOf(msgid, msgctxt), text] as const];
  });
  return new Map(found);
}
