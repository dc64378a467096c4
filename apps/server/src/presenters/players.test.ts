import { expect, test } from 'vitest';
import { playerName } from '../services/players/player.ts';
import { presentPlayer } from './players.ts';

const NOBODY = { displayName: null, firstName: null, lastName: null, profileImageUrl: null };

test.each([
  [
    'the display name if there is one',
    { displayName: 'Splash', firstName: 'Ann', lastName: 'Bo' },
    'Splash',
  ],
  ['first and last name otherwise', { firstName: 'Ann', lastName: 'Bo' }, 'Ann Bo'],
  ['the only name given', { lastName: 'Bo' }, 'Bo'],
  ['a neutral word if names are blank', { displayName: '  ', firstName: '' }, 'Player'],
  ['a neutral word if there is no name', {}, 'Player'],
])('a player is called by %s', (_name, given, called) => {
  expect(playerName({ ...NOBODY, ...given })).toBe(called);
});

test('shows others nothing of the account but name and picture', () => {
  const row = { id: 'id', ...NOBODY, email: 'ann@example.com', birthday: new Date(0) };
  expect(Object.keys(presentPlayer(row)).sort()).toEqual([
    'firstName',
    'id',
    'lastName',
    'name',
    'profileImageUrl',
  ]);
});
