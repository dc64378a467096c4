import { expect, it } from 'vitest';
import { ownerName } from './owner-name.ts';

const NOBODY = { firstName: null, lastName: null, profileImageUrl: null, email: null };

it.each([
  [
    'full name',
    { ...NOBODY, firstName: 'Maya', lastName: 'Ortiz', email: 'm@example.com' },
    'Maya Ortiz',
  ],
  ['one name', { ...NOBODY, lastName: 'Ortiz' }, 'Ortiz'],
  ['e-mail', { ...NOBODY, firstName: '', email: 'm@example.com' }, 'm@example.com'],
  ['neither', NOBODY, 'Unknown User'],
])('%s', (_, owner, name) => {
  expect(ownerName(owner)).toBe(name);
});
