import { expect, test } from 'vitest';
import { playerName } from '../services/players/player.ts';
import { presentPlayer } from './players.ts';

const NOBODY = { displayName: null, firstName: null, lastName: null, profileImageUrl: null };

test.each([
  ['the display name first', { displayName: 'Splash', firstName: 'Ann', lastName: 'Bo' }, 'Splash'],
  ['else first and last name', { firstName: 'Ann', lastName: 'Bo' }, 'Ann Bo'],
  ['else the one that there is', { lastName: 'Bo' }, 'Bo'],
  ['blanks are no name', { displayName: '  ', firstName: '' }, 'Player'],
  ['else a word that gives nothing away', {}, 'Player'],
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
