import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each([
  ['/heatmap', '/heatmap'],
  ['/workout/1?tab=shots#top', '/workout/1?tab=shots#top'],
  ['/invite/abc%20def', '/invite/abc%20def'],
  ['/loginish', '/loginish'],
  ['/', '/'],
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
  ['/login', 'the sign-in page itself'],
])('%j leads to the start page: %s', (...[asked]: (string | undefined)[]) => {
  expect(safeReturnPath(asked)).toBe('/');
});
