import { expect, test } from 'vitest';
import { pageLocale } from './page-locale.ts';

test.each([
  ['the device’s own English', 'en', ['de-CH', 'en-GB', 'en-US'], 'en-GB'],
  ['none of the page’s language', 'es', ['de-CH', 'en-GB'], 'es'],
  ['a machine without a language', 'en', ['en-US@posix'], 'en'],
  ['a machine without a language, and another one', 'en', ['en-US@posix', 'en-CA'], 'en-CA'],
  ['a system’s own spelling', 'en', ['en_US.UTF-8'], 'en'],
  ['a longer word that begins the same', 'es', ['est-EE', 'es-419'], 'es-419'],
  [
    'a part that is too short or too long for a tag',
    'en',
    ['en-a', 'en-abcdefghi', 'en-US_x'],
    'en',
  ],
  ['nothing', 'de', [], 'de'],
])('%s', (_, language, spoken, locale) => {
  expect(pageLocale(language, spoken)).toBe(locale);
  expect(new Intl.NumberFormat(locale).format(12)).toBe('12');
});
