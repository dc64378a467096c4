import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { type Language, LANGUAGES } from '../languages.ts';
import { keyOf, readCatalogue } from '../node/catalogue.ts';
import { collectTexts } from './collect-texts.ts';

const { texts } = collectTexts();

/** A plural noun, or an adjective of one, right after a number. */
const NOUNS: Readonly<Record<Language, RegExp>> = {
  en: /^ (?:people\b|\p{Ll}+s\b)/u,
  de: /^ \p{Lu}\p{Ll}+/u,
  es: /^ (?!más\b)\p{Ll}+s\b/u,
};

/** Values that are never one in any text: limits of the program. */
const LIMITS: ReadonlySet<string> = new Set(['max', 'min', 'most', 'messages', 'within']);

/** Other texts whose value is never one, or whose noun is right for one as well, grouped by the reason. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'a court has more points than one': [
    '{points} points lie on the baseline: the court needs {more} more off it.',
    '{points} points lie on one line: the court needs {more} more off it.',
    '{set} of {all} points are set.',
  ],
  'said from a hundred plays on': ['Last: {result} · {plays, number} plays or more'],
  'numbers of the program itself': [
    'Begin the next workout with {shots} shots from {zone}, your weakest zone today.',
    'A half court seen from the stand: {made} of {shots} shots fall, each marked where it was taken',
    'The newest {among, number} workouts with shots in this period, counted by hand or on video.',
    'Train {days} days in a row',
    'You can restore it from your trash for {days} days.',
    'Workouts and videos that you delete stay here for {days} days.',
    'What you delete stays here for {days} days.',
    'A film can have {players} players at most',
  ],
  'one shot has no spread': [
    '{name}: {mean}°, the same from shot to shot as far as it can be measured, in {shots, number} shots',
    '{name}: {mean}°, give or take {spread}° from shot to shot, in {shots, number} shots',
  ],
  'called out from eleven makes on': ['Personal best: {made} makes'],
  'no count, but the size of a picture': [
    '{size} looks good. The count is best with the whole rim and the ball’s flight in view.',
  ],
  'a mistake in a file, with more makes than attempts': [
    '{made, number} made of {attempts} attempts cannot be',
  ],
  'units have one form': ['{n} h', '{n} min'],
  'a part of a picked number': ['The {shots} picked'],
};
const isException = (message: string) => Object.values(EXCEPTIONS).flat().includes(message);

function partsOf(elements: readonly MessageFormatElement[]): MessageFormatElement[][] {
  const within = elements.flatMap((element) => {
    if (element.type === TYPE.tag) return partsOf(element.children);
    // Numbers inside the forms of another number are checked, too.
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => partsOf(value));
    return [];
  });
  return [[...elements], ...within];
}

const all = (language: Language) => {
  const catalogue = language === 'en' ? null : readCatalogue(language);
  return texts.flatMap(({ message, context }) => {
    const text = catalogue === null ? message : catalogue.get(keyOf(message, context));
    return text === undefined ? [] : [{ message, text }];
  });
};

const asNumbers = new Set(
  texts.flatMap(({ message }) =>
    partsOf(parse(message, { ignoreTag: true }))
      .flat()
      .flatMap((each) =>
        each.type === TYPE.plural || each.type === TYPE.number ? [each.value] : [],
      ),
  ),
);

/** Numbers followed by a noun that does not depend on them, as in "1 shots". */
function uninflected(text: string, noun: RegExp): readonly string[] {
  return partsOf(parse(text, { ignoreTag: true })).flatMap((parts) =>
    parts.flatMap((part, index) => {
      const isNumber =
        part.type === TYPE.number || (part.type === TYPE.argument && asNumbers.has(part.value));
      const next = parts[index + 1];
      return isNumber && next?.type === TYPE.literal && noun.test(next.value) ? [part.value] : [];
    }),
  );
}

test.each(LANGUAGES)('in %s a noun agrees with the number before it, also with one', (language) => {
  const wrong = all(language).flatMap(({ message, text }) =>
    uninflected(text, NOUNS[language])
      .filter((name) => !LIMITS.has(name) && !isException(message))
      .map((name) => `{${name}}: ${text}`),
  );
  expect(wrong.join('\n')).toBe('');
});

test('plurals have a form for one, in English as well', () => {
  const without = LANGUAGES.flatMap(all).filter(({ text }) =>
    partsOf(parse(text, { ignoreTag: true }))
      .flat()
      .some(
        (part) =>
          part.type === TYPE.plural && part.pluralType === 'cardinal' && !('one' in part.options),
      ),
  );
  expect(without).toEqual([]);
});

test('every exception is still a text', () => {
  const known = new Set(texts.map(({ message }) => message));
  expect(
    Object.values(EXCEPTIONS)
      .flat()
      .filter((message) => !known.has(message)),
  ).toEqual([]);
});
