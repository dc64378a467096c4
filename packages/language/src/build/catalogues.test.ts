import { readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, SOURCE_LANGUAGE } from '../languages.ts';
import { fileOf, keyOf, readCatalogue } from '../node/catalogue.ts';
import { collectTexts, type Text } from './collect-texts.ts';
import { updated } from './update-catalogues-main.ts';

const { texts, misuses } = collectTexts();
const OTHERS = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

/** Names of values and of marked parts. */
function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...namesIn(element.children)];
    const options =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap(({ value }) => namesIn(value))
        : [];
    return [element.value, ...options];
  });
}

const namesOf = (message: string, isRich: boolean) => [
  ...new Set(namesIn(parse(message, { ignoreTag: !isRich }))),
];

/** The plural categories that a text lacks. */
function missingForms(elements: readonly MessageFormatElement[], language: string): string[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const within = Object.values(element.options).flatMap(({ value }) =>
      missingForms(value, language),
    );
    if (element.type === TYPE.select || element.pluralType === 'ordinal') return within;
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // In Spanish `many` is used only for millions, which no count of shots reaches.
    const missing = needed.filter((form) => form !== 'many' && !(form in element.options));
    return [...within, ...missing.map((form) => `{${element.value}} has no "${form}"`)];
  });
}

it('texts are evaluated at run time for each reader', () => {
  expect(texts.length).toBeGreaterThan(2000);
  expect(misuses.map(({ place, what }) => `${place} ${what}`).join('\n')).toBe('');
});

describe.each(OTHERS)('the catalogue of %s', (language) => {
  const catalogue = readCatalogue(language);
  const each = (problem: (text: Text, translated: string) => readonly string[]) =>
    texts.flatMap((text) => {
      const translated = catalogue.get(keyOf(text.message, text.context));
      return translated === undefined ? [] : problem(text, translated);
    });

  it('has every text of the sources and no other (npm run texts)', () => {
    const file = readFileSync(fileOf(language), 'utf8');
    expect(updated(language, file, texts) === file).toBe(true);
    const open = texts.filter(({ message, context }) => !catalogue.has(keyOf(message, context)));
    expect(open.map(({ message }) => message).join('\n')).toBe('');
  });

  it('has the same values and marked parts', () => {
    const wrong = each(({ message, isRich }, translated) => {
      const [asked, had] = [namesOf(message, isRich), namesOf(translated, isRich)];
      const isSame = asked.toSorted().join() === had.toSorted().join();
      return isSame || language === SOURCE_LANGUAGE ? [] : [`${message} → ${translated}`];
    });
    expect(wrong.join('\n')).toBe('');
  });

  it('has every form of a plural', () => {
    const wrong = each((_, translated) =>
      missingForms(parse(translated, { ignoreTag: true }), language).map(
        (what) => `${translated}: ${what}`,
      ),
    );
    expect(wrong.join('\n')).toBe('');
  });

  it('keeps a per cent sign beside its number with a non-breaking space', () => {
    const wrong = each((_, translated) =>
      /[^\s>]%|[ \u202f]%/.test(translated) ? [translated] : [],
    );
    expect(wrong.join('\n')).toBe('');
  });

  it('begins and ends with the same spaces as the source', () => {
    const wrong = each(({ message }, translated) =>
      translated.trim() === translated && message.trim() === message ? [] : [translated],
    );
    expect(wrong.join('\n')).toBe('');
  });
});
