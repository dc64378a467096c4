import { expect, test } from 'vitest';
import { aTeamPlayer } from '../../../testing/team-fixtures.ts';
import { isSearched, searchRoster } from './search-roster.ts';

const ROSTER = ['José Luis Ortega', 'Ava Lindqvist', 'Åsa Löfgren', 'Luisa Meyer'].map(
  (name, index) => aTeamPlayer(index + 1, name),
);

test.each<[search: string, names: readonly string[]]>([
  ['', ['José Luis Ortega', 'Ava Lindqvist', 'Åsa Löfgren', 'Luisa Meyer']],
  ['  ', ['José Luis Ortega', 'Ava Lindqvist', 'Åsa Löfgren', 'Luisa Meyer']],
  ['jose', ['José Luis Ortega']],
  ['LÖF', ['Åsa Löfgren']],
  ['luis', ['José Luis Ortega', 'Luisa Meyer']],
  ['ortega luis', ['José Luis Ortega']],
  ['ava meyer', []],
])('“%s” finds them', (search, names) => {
  expect(searchRoster(ROSTER, search).map(({ player }) => player.name)).toEqual(names);
});

test('search is offered for large teams', () => {
  expect(isSearched(ROSTER)).toBe(false);
  expect(isSearched(Array.from({ length: 12 }, (_, n) => aTeamPlayer(n, 'Ann')))).toBe(true);
});
