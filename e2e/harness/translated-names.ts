import type { Language } from '@hooplog/language';
import { readCatalogue } from '@hooplog/language/node';
import type { Opened } from './demo-screens.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The part before the first value. */
const beginning = (text: string) => text.split('{')[0] ?? '';

/** The names of the controls to press in another language: one text can have several translations, by context. */
export function pressesIn(language: Language, presses: Opened['presses']): readonly RegExp[] {
  const texts = [...readCatalogue(language)].map(
    ([key, text]) => [key.split('\u0004').at(-1) ?? '', text] as const,
  );
  return presses.map((name) => {
    const isWhole = typeof name === 'string';
    const names = texts
      .filter(([english]) => (isWhole ? english === name : name.test(english)))
      .map(([, text]) => escaped(isWhole ? text : beginning(text)));
    return new RegExp(`^(?:${[...new Set(names)].join('|')})${isWhole ? '$' : ''}`);
  });
}
