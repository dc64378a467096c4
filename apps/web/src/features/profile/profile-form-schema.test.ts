import type { LocalDay } from '@hooplog/domain';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { ageHint, heightHint } from './hints.ts';
import { createProfileFormSchema } from './profile-form-schema.ts';
import { toFormValues } from './profile-form-values.ts';

const TODAY = '2026-11-21' as LocalDay;
const schema = createProfileFormSchema(TODAY, 'imperial');
const VALUES = { ...toFormValues(null), displayName: 'Maya' };

describe('the profile form', () => {
  it.each([
    ['no name', { displayName: '   ' }, 'displayName', 'Display name is required'],
    [
      'a name of 51',
      { displayName: 'x'.repeat(51) },
      'displayName',
      'Display name can have at most 50 characters',
    ],
    [
      'a name of 51 emoji',
      { displayName: '🏀'.repeat(51) },
      'displayName',
      'Display name can have at most 50 characters',
    ],
    ['tomorrow', { birthday: '2026-11-22' }, 'birthday', 'Birthday cannot be in the future'],
    ['1899', { birthday: '1899-12-31' }, 'birthday', 'Birthday cannot be before 1900-01-01'],
    ['47 inches', { height: '47' }, 'height', 'Height must be at least 48 inches'],
    ['97 inches', { height: '97' }, 'height', 'Height must be at most 96 inches'],
    ['half an inch', { height: '70.5' }, 'height', 'Height is a whole number of inches'],
    ['no number', { height: 'tall' }, 'height', 'Height is a whole number of inches'],
    ['an unknown position', { position: 'Libero' }, 'position', 'Choose Guard, Forward or Center'],
  ])('refuses %s', (_, change, field, message) => {
    const { error } = schema.safeParse({ ...VALUES, ...change });
    expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      [field, message],
    ]);
  });

  it.each([
    ['only a name', {}, { birthday: null, position: null, height: null, skillLevel: null }],
    ['a name of 50 emoji', { displayName: '🏀'.repeat(50) }, { displayName: '🏀'.repeat(50) }],
    ['today', { birthday: TODAY }, { birthday: TODAY }],
    ['the first day', { birthday: '1900-01-01' }, { birthday: '1900-01-01' }],
    ['the limits of height', { height: '96' }, { height: 96 }],
    [
      'ticks as 0 and 1',
      { productUpdates: false, weeklyDigest: true, marketingEmails: true },
      { productUpdates: 0, weeklyDigest: 1, marketingEmails: 1 },
    ],
  ])('sends %s', (_, change, sent) => {
    expect(schema.parse({ ...VALUES, ...change })).toMatchObject(sent);
  });

  it('starts with updates on and marketing off, or with what the user had', () => {
    expect(toFormValues(null)).toMatchObject({
      productUpdates: true,
      weeklyDigest: false,
      marketingEmails: false,
    });
    const user = aUser({ birthday: '2008-03-04T00:00:00.000Z', height: 75, productUpdates: 0 });
    expect(toFormValues(user)).toMatchObject({
      displayName: 'Maya',
      birthday: '2008-03-04',
      height: '75',
      productUpdates: false,
    });
  });
});

describe('hints', () => {
  it.each([
    ['2008-11-21', '18 years old'],
    ['2008-11-22', '17 years old'],
    ['2026-11-22', 'Optional. Shows your age, and keeps more private for players under 18.'],
    ['', 'Optional. Shows your age, and keeps more private for players under 18.'],
  ])('birthday %s: %s', (birthday, hint) => {
    expect(ageHint(birthday, TODAY)).toBe(hint);
  });

  it.each([
    ['75', '6\'3"'],
    ['', 'Optional. 48 to 96 inches (4\'0" to 8\'0").'],
    ['30', 'Optional. 48 to 96 inches (4\'0" to 8\'0").'],
  ])('height %s: %s', (height, hint) => {
    expect(heightHint(height, 'imperial')).toBe(hint);
  });

  it.each([
    ['121', 'Kept in whole inches: 4\'0", 122 cm.'],
    ['122', '4\'0"'],
    ['20', 'Optional. 122 to 244 cm.'],
  ])('height %s cm: %s', (height, hint) => {
    expect(heightHint(height, 'metric')).toBe(hint);
  });
});
