import { expect, test } from 'vitest';
import { readerLanguage } from './reader-language.ts';

test.each([
  ['nothing', '/', {}, 'en'],
  ['a language of a country', '/', { 'accept-language': 'de-AT' }, 'de'],
  ['the best of several', '/', { 'accept-language': 'fr, en;q=0.3, es;q=0.8' }, 'es'],
  ['what comes first as written is not the best', '/', { 'accept-language': 'en;q=0.1, de' }, 'de'],
  ['languages that nobody translated', '/', { 'accept-language': 'fr-CA, nl' }, 'en'],
  ['anything', '/', { 'accept-language': '*' }, 'en'],
  ['what is no list', '/', { 'accept-language': ';;q=,' }, 'en'],
  ['a cookie', '/', { 'accept-language': 'de', cookie: 'a=b; hooplog_language=es' }, 'es'],
  ['a cookie that is none of ours', '/', { cookie: 'xhooplog_language=es' }, 'en'],
  ['a cookie with another language', '/', { cookie: 'hooplog_language=fr' }, 'en'],
  ['a link', '/login?a=1&language=de', { cookie: 'hooplog_language=es' }, 'de'],
  ['a link to no language', '/?language=../de', { cookie: 'hooplog_language=es' }, 'es'],
])('of %s', (_name, url, headers, language) => {
  expect(readerLanguage({ url, headers })).toBe(language);
});
