import { makeRandom } from '@hooplog/synth';
import { expect, test } from 'vitest';
import { filmsOf, HOUR, type League, WEEK } from './league.ts';
import { playWeek } from './queue.ts';

const LEAGUE: League = { players: 500, filmsAWeek: 2, medianMinutes: 10, coreSeconds: 0.75 };
const films = filmsOf(LEAGUE, makeRandom(1));
const work = films.reduce((sum, film) => sum + film.work, 0);

test('a league sends its players’ films, in order, most of them in the evening', () => {
  expect(Math.abs(films.length - 1000)).toBeLessThan(100);
  expect(films).toEqual(films.toSorted((one, other) => one.sent - other.sent));
  expect(films.every(({ sent }) => sent >= 0 && sent < WEEK)).toBe(true);
  const evening = films.filter(({ sent }) => (sent / HOUR) % 24 >= 16);
  expect(evening.length).toBeGreaterThan(films.length / 2);
});

test('every film is analysed once, and the work fits into the paid core hours', () => {
  for (const most of [2, 20]) {
    const week = playWeek(films, { least: 1, most, aim: 300 });
    expect(week.waits).toHaveLength(films.length);
    expect(week.waits[0]).toBeGreaterThanOrEqual(0);
    expect(week.mostCores).toBeLessThanOrEqual(most);
    expect(week.coreHours).toBeGreaterThan(work / HOUR);
  }
});

test('a single film does not wait; two films share one core in turn', () => {
  const fixed = { least: 1, most: 1, aim: HOUR };
  expect(playWeek([{ sent: 10, work: 50 }], fixed).waits).toEqual([0]);
  const both = [
    { sent: 10, work: 50 },
    { sent: 20, work: 50 },
  ];
  expect(playWeek(both, fixed).waits).toEqual([0, 40]);
});

test('more cores at the peak shorten waits', () => {
  const longest = (most: number) => playWeek(films, { least: 1, most, aim: 300 }).waits.at(-1) ?? 0;
  expect(longest(20)).toBeLessThan(longest(2));
});
