import type { Conditions } from '@hooplog/contract';
import { expect, it } from 'vitest';
import { amongText, bestHourText, bestPlaceText, hoursName } from './conditions-text.ts';

const evening = { hour: 18, made: 80, total: 100, workouts: 5 };
const morning = { hour: 6, made: 50, total: 100, workouts: 5 };
const found = (changes: Partial<Conditions>): Conditions => ({
  from: '2026-04-21',
  to: '2026-06-15',
  hours: [],
  bestHour: null,
  places: [],
  bestPlace: null,
  among: null,
  ...changes,
});

it.each<[changes: Partial<Conditions>, text: RegExp]>([
  [{}, /^Train at different times/],
  [{ hours: [evening] }, /^Train at different times/],
  [{ hours: [morning, evening] }, /^No best time of day yet.$/],
  [
    { hours: [morning, evening], bestHour: 18 },
    /^You shoot best between 6 – 9 PM: 80%, and 50% at other times. That is more than luck.$/,
  ],
])('names the best time for %j', (changes, text) => {
  // Intl puts thin spaces around the dash.
  expect(bestHourText(found(changes)).replaceAll(/[\u2009\u202f]/g, ' ')).toMatch(text);
});

it.each<[best: string | null, count: number, text: RegExp]>([
  [null, 1, /^Film at another saved place/],
  [null, 2, /^No best place yet.$/],
  ['b', 2, /^You shoot best at Gym: 80%, and 50% at other places/],
])('names the best place %s among %i', (bestPlace, count, text) => {
  const places = [
    { ...morning, id: 'a', name: 'Backyard' },
    { ...evening, id: 'b', name: 'Gym' },
  ];
  expect(bestPlaceText(found({ places: places.slice(0, count), bestPlace }))).toMatch(text);
});

it('names hours across noon and midnight', () => {
  const name = (hour: number) => hoursName(hour).replaceAll(/[\u2009\u202f]/g, ' ');
  expect(name(9)).toBe('9 AM – 12 PM');
  expect(name(21)).toContain('12 AM');
});

it('says when not all workouts were read', () => {
  expect([amongText(null), amongText(5000)]).toEqual([
    'All workouts with shots in this period, counted by hand or on video.',
    'The newest 5,000 workouts with shots in this period, counted by hand or on video.',
  ]);
});
