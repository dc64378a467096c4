import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each([
  ['/heatmap', '/heatmap'],
  ['/workout/1?tab=shots#top', '/workout/1?tab=shots#top'],
  ['/invite/abc%20def', '/invite/abc%20def'],
  ['/loginish', '/loginish'],
  ['/', '/'],
  ['/squad/Köln🏀?name=ł', '/squad/K%C3%B6ln%F0%9F%8F%80?name=%C5%82'],
  ['/a/../heatmap', '/heatmap'],
])('%s is a screen of this site', (asked, path) => {
  expect(safeReturnPath(asked)).toBe(path);
});

test.each([
  [undefined, 'nothing asked'],
  ['', 'nothing asked'],
  ['heatmap', 'relative'],
  ['https://evil.example/', 'another site'],
  ['//evil.example', 'protocol-relative'],
  ['///evil.example', 'protocol-relative'],
  ['/\\evil.example', 'browsers read a backslash as a slash'],
  ['\\\\evil.example', 'browsers read a backslash as a slash'],
  ['/%2Fevil.example', 'encoded slash'],
  ['/%5Cevil.example', 'encoded backslash'],
  ['/%252Fevil.example', 'twice encoded slash'],
  ['%2F%2Fevil.example', 'encoded slashes'],
  ['/\t/evil.example', 'browsers drop tabs'],
  ['/%09/evil.example', 'encoded tab'],
  ['/\n/evil.example', 'browsers drop line ends'],
  ['/.//evil.example', 'becomes // once dots are resolved'],
  ['/a/..//evil.example', 'becomes // once dots are resolved'],
  ['javascript:alert(1)', 'script'],
  ['/api/logout', 'a call of the API'],
  ['/a/../api/logout', 'a call of the API'],
  ['/%61pi/logout', 'a call of the API, encoded'],
  ['/%2561pi/logout', 'a call of the API, twice encoded'],
  ['/api%2Flogout', 'a call of the API, with its slash encoded'],
  ['/login', 'the sign-in page itself'],
  ['/%6Cogin', 'the sign-in page itself, encoded'],
])('%j leads to the start page: %s', (...[asked]: (string | undefined)[]) => {
  expect(safeReturnPath(asked)).toBe('/');
});
