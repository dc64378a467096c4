import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessageText, piecesOf } from './message-text.tsx';

test.each<[text: string, links: readonly string[]]>([
  ['See https://hoop.example/drills?x=1#top.', ['https://hoop.example/drills?x=1#top']],
  ['(http://a.example) and HTTPS://b.example, ok', ['http://a.example', 'HTTPS://b.example']],
  ['javascript:alert(1) data:text/html,x file:///etc/passwd', []],
  ['https:// is no address', []],
  ['xhttps://a.example stays text', []],
  ['"https://a.example/"onmouseover=alert(1)', ['https://a.example/']],
  ['https://a.example:8443/x', ['https://a.example:8443/x']],
  ['HTTP://A.Example/Path', ['HTTP://A.Example/Path']],
  ['java\nscript:alert(1) JaVaScRiPt://%0aalert(1) vbscript:x blob:https', []],
  ['a user name in front: https://bank.example@evil.example/ https://a:b@evil.example', []],
  ['look-alike letters: https://b\u0430nk.example', []],
  ['a host as a number: http://0x7f.1/ http://2130706433/', []],
  ['reversed: https://a.example/\u202Egnp.exe', ['https://a.example/']],
  ['invisible: https://a\u200B.example', ['https://a']],
  ['a backslash: https:\\\\evil.example', []],
  ['<a href="https://a.example">x</a>', ['https://a.example']],
])('links of %s', (text, links) => {
  const pieces = piecesOf(text);
  expect(pieces.filter(({ isLink }) => isLink).map((piece) => piece.text)).toEqual(links);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test('a link opens in a new tab without a referrer or opener', () => {
  render(<MessageText text="Watch https://hoop.example/clip now" />);
  const link = screen.getByRole('link', { name: 'https://hoop.example/clip' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  expect(link.getAttribute('target')).toBe('_blank');
});
