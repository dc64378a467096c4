import type { TeamPlayer } from '@hooplog/contract';

/** From this size on, typing a name is faster than finding it in the list. */
const SEARCHED_FROM = 12;

export const isSearched = (roster: readonly TeamPlayer[]): boolean =>
  roster.length >= SEARCHED_FROM;

/** Lower case and without accents: "jose" finds José. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The players whose name contains all words of a search, in any order; all players if it is empty. */
export function searchRoster(roster: readonly TeamPlayer[], search: string): TeamPlayer[] {
  const words = plain(search).split(/\s+/);
  return roster.filter(({ player }) => {
    const name = plain(player.name);
    return words.every((word) => name.includes(word));
  });
}
