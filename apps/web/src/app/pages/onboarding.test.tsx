import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const way = (label: string) => ({ id: label.toLowerCase(), label, href: null });

test.each([
  [['Email'], 'Sign in with Email.'],
  [['GitHub', 'Email'], 'Sign in with GitHub or Email.'],
])('lists the available ways to sign in: %o', async (labels, words) => {
  renderApp('/onboarding', {
    'GET /api/auth/methods': {
      status: 200,
      body: { methods: labels.map(way), codesGo: 'mail', passkeys: false },
    },
  });
  expect(await screen.findByText(words)).toBeTruthy();
});
