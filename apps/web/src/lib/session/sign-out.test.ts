import { afterEach, expect, test, vi } from 'vitest';
import { SIGN_OUT } from './sign-out.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the service worker is notified', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  SIGN_OUT.onClick();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('signed-out');
});

test.each([
  ['has none yet', { serviceWorker: { controller: null } }],
  ['is not allowed any', {}],
])('a page that %s signs out as well', (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(SIGN_OUT.onClick).not.toThrow();
});
