import { expect, test } from 'vitest';
import { readerLanguage } from './reader-language.ts';

test.each([
  ['nothing', '/', {}, 'en'],
  ['a language with a country', '/', { 'accept-language': 'de-AT' }, 'de'],
  ['the preferred one of several', '/', { 'accept-language': 'fr, en;q=0.3, es;q=0.8' }, 'es'],
  ['the first one is not the preferred one', '/', { 'accept-language': 'en;q=0.1, de' }, 'de'],
  ['languages without a translation', '/', { 'accept-language': 'fr-CA, nl' }, 'en'],
  ['anything', '/', { 'accept-language': '*' }, 'en'],
  ['an invalid list', '/', { 'accept-language': ';;q=,' }, 'en'],
  ['a cookie', '/', { 'accept-language': 'de', cookie: 'a=b; hooplog_language=es' }, 'es'],
  ['a foreign cookie', '/', { cookie: 'xhooplog_language=es' }, 'en'],
  ['a cookie with an unknown language', '/', { cookie: 'hooplog_language=fr' }, 'en'],
  ['a link', '/login?a=1&language=de', { cookie: 'hooplog_language=es' }, 'de'],
  ['a link with an invalid language', '/?language=../de', { cookie: 'hooplog_language=es' }, 'es'],
])('of %s', (_name, url, headers, language) => {
  expect(readerLanguage({ url, headers })).toBe(language);
});
