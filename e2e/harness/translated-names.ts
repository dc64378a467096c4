import type { Language } from '@hooplog/language';
import { readCatalogue } from '@hooplog/language/node';
import type { Opened } from './demo-screens.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Up to where a value stands. */
const beginning = (text: string) => text.split('{')[0] ?? '';

/** What is pressed, by its names in another language: one text can have several, each in its own place. */
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
