import type { TeamPlayer } from '@hooplog/contract';

/** From so many players on a name is sooner typed than found. */
const SEARCHED_FROM = 12;

export const isSearched = (roster: readonly TeamPlayer[]): boolean =>
  roster.length >= SEARCHED_FROM;

/** Lower case and without accents: "jose" finds José. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Players with all words of a search in their name, in any order; all where nothing is searched for. */
export function searchRoster(roster: readonly TeamPlayer[], search: string): TeamPlayer[] {
  const words = plain(search).split(/\s+/);
  return roster.filter(({ player }) => {
    const name = plain(player.name);
    return words.every((word) => name.includes(word));
  });
}
