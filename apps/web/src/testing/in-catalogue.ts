import { type Language, SOURCE_LANGUAGE } from '@hooplog/language';
import { readCatalogue } from '@hooplog/language/node';

/** A text in a language other than the build's, which is English in tests. Ignores the text's context. */
export function inCatalogue(language: Language, english: string): string {
  if (language === SOURCE_LANGUAGE) return english;
  const found = [...readCatalogue(language)].find(
    ([key]) => key.split('\u0004').at(-1) === english,
  );
  return found?.[1] ?? '';
}
