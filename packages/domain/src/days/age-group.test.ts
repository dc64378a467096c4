import { expect, test } from 'vitest';
import { type AgeGroup, ageGroup, liftsProtection } from './age-group.ts';
import type { LocalDay } from './days.ts';

const TODAY = '2026-11-21' as LocalDay;

test.each<[what: string, birthday: string | null, group: AgeGroup]>([
  ['no birthday', null, 'unknown'],
  ['the day before turning 13', '2013-11-22', 'child'],
  ['13 today', '2013-11-21', 'teen'],
  ['the day before turning 18', '2008-11-22', 'teen'],
  ['18 today', '2008-11-21', 'adult'],
])('%s: %s is %s', (_, birthday, group) => {
  expect(ageGroup(birthday as LocalDay | null, TODAY)).toBe(group);
});

test.each<[from: AgeGroup, to: AgeGroup, lifts: boolean]>([
  ['child', 'teen', true],
  ['child', 'unknown', true],
  ['teen', 'adult', true],
  ['teen', 'unknown', true],
  ['child', 'child', false],
  ['teen', 'child', false],
  ['adult', 'child', false],
  ['unknown', 'child', false],
  ['adult', 'unknown', false],
])('from %s to %s lifts a protection: %s', (from, to, lifts) => {
  expect(liftsProtection(from, to)).toBe(lifts);
});
