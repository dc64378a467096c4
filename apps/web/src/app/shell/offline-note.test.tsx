import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userMessage } from '../../lib/api-client/api-error.ts';
import { OfflineNote } from './offline-note.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('says that there is no connection while there is none', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OfflineNote />);
  expect(screen.getByRole('status').textContent).toBe('');
  online.mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.getByRole('status').textContent).toContain('You are offline.');
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  [
    false,
    new TypeError('Failed to fetch'),
    'You are offline. Try again when you have a connection.',
  ],
  [true, new TypeError('Failed to fetch'), 'Failed to save goal'],
  [false, new Error('Something else'), 'Failed to save goal'],
])('a call that fails, online %s: %o', (isOnline, error, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  expect(userMessage(error, 'Failed to save goal')).toBe(words);
});
