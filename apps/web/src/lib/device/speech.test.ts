import { expect, test } from 'vitest';
import { spokenLanguage } from './speech.ts';

test.each([
  ['en', 'en-US'],
  ['en-GB', 'en-GB'],
  ['de', 'de-DE'],
  ['de-AT', 'de-AT'],
  ['es', 'es-ES'],
  ['es-MX', 'es-MX'],
  ['es-419', 'es-ES'],
])('readers of %s are recognised in %s', (reader, spoken) => {
  expect(spokenLanguage(reader)).toBe(spoken);
});
