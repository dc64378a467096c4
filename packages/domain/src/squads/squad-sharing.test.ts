import { expect, it } from 'vitest';
import type { AgeGroup } from '../days/age-group.ts';
import { type SharingChoice, squadSharing } from './squad-sharing.ts';

const ALL = { workouts: true, records: true, badges: true };
const BADGES = { workouts: false, records: false, badges: true };
const NOTHING = { workouts: false, records: false, badges: false };

it.each<[AgeGroup, SharingChoice, object]>([
  ['adult', {}, ALL],
  ['adult', { workouts: false }, { ...ALL, workouts: false }],
  ['adult', NOTHING, NOTHING],
  ['teen', {}, BADGES],
  ['teen', { records: true }, { ...BADGES, records: true }],
  ['teen', { badges: false }, NOTHING],
  ['unknown', {}, BADGES],
  ['unknown', ALL, ALL],
  ['child', {}, BADGES],
  ['child', ALL, BADGES],
  ['child', { badges: false }, NOTHING],
])('for a player of age "%s" who chose %o the feed shows %o', (age, choice, shown) => {
  expect(squadSharing(age, choice, age)).toEqual(shown);
});

it.each<[AgeGroup, SharingChoice, object]>([
  ['teen', {}, BADGES],
  ['child', {}, BADGES],
  ['teen', ALL, ALL],
  ['teen', { workouts: true }, { ...BADGES, workouts: true }],
  ['adult', {}, ALL],
])('for an adult who joined as "%s" and chose %o the feed shows %o', (joinedAs, choice, shown) => {
  expect(squadSharing('adult', choice, joinedAs)).toEqual(shown);
});
